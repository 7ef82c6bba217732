import { css, styled } from 'styled-components';
import {
  box,
  cardLook,
  clampLines,
  color,
  controlHeight,
  figures,
  focusRing,
  font,
  space,
} from '../../ui/theme/theme';

export const cardClasses = {
  card: 'vp-order',
  head: 'vp-order-head',
  due: 'vp-order-due',
  code: 'vp-order-code',
  instructions: 'vp-order-instructions',
  foot: 'vp-order-foot',
  answers: 'vp-order-answers',
  elsewhere: 'vp-order-elsewhere',
} as const;

/** The customer's instructions. */
export const orderNote = css`
  padding-inline-start: ${space[2]};
  border-inline-start: 4px solid ${color.warning};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.strong};
  line-height: ${font.line.tight};
  overflow-wrap: anywhere;
`;

/** The buttons of an order on its card and in its action bar. */
export const answerStyles = css`
  & .${cardClasses.answers} {
    display: grid;
    grid-template-columns: minmax(max-content, 1fr) 2fr;
    gap: ${space[2]};
    & > span {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 1px;
    }
    & > span > :first-child {
      padding-inline: ${space[2]};
      border-start-end-radius: 0;
      border-end-end-radius: 0;
    }
    & > span > [data-square] {
      border-start-start-radius: 0;
      border-end-start-radius: 0;
    }
  }
`;

/** The time of an order on its card and at the head of its page. */
export const dueStyles = css`
  & .${cardClasses.due} {
    ${figures}
    flex: none;
    /* Its words are above or below a figure that has no room beside them. */
    max-inline-size: var(--vp-due-width, 50%);
    font-size: ${font.size.sm};
    line-height: ${font.line.tight};
    text-align: end;
    & strong {
      font-size: var(--vp-due-size, ${font.size.xl});
      font-weight: ${font.weight.strong};
    }
    &[data-vp-urgency='warning'] {
      color: ${color.orderNew};
    }
    &[data-vp-urgency='late'] {
      color: ${color.orderLate};
    }
  }
`;

/** One block of styles for all cards, so that a card has no styled component of its own (record 0021). */
export const CardStyles = styled.div`
  --vp-card-gap: ${space[2]};
  --vp-card-padding: ${space[3]};
  ${box.tiny} {
    --vp-due-width: min-content;
  }
  & > :not(:first-child) {
    margin-block-start: ${space[3]};
  }
  &[data-dense] {
    --vp-card-gap: ${space[1]};
    --vp-card-padding: ${space[2]};
    --vp-due-width: min-content;
  }
  & .${cardClasses.card} {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: var(--vp-card-gap);
    min-inline-size: 0;
    padding: var(--vp-card-padding);
    ${cardLook}
    ${focusRing}
    &:has([aria-pressed='true']) {
      background: ${color.primarySoft};
    }
    &:is([data-new], :has([data-vp-urgency='warning'], [data-vp-urgency='late'])) {
      border-inline-start: 4px solid var(--vp-edge);
      padding-inline-start: calc(var(--vp-card-padding) - 3px);
      --vp-edge: ${color.orderNew};
    }
    &:has([data-vp-urgency='late']) {
      --vp-edge: ${color.orderLate};
    }
    /* Above the link, which covers the rest of the card. */
    & > :not(:first-child, ul) {
      position: relative;
    }
  }
  &[data-dense] .${cardClasses.card} {
    & .${cardClasses.foot} button:not([data-square]) {
      padding-inline: ${space[2]};
    }
    /* "Accept, 20 min" has at most two lines. */
    & .${cardClasses.answers} {
      grid-template-columns: auto minmax(0, 1fr);
      gap: ${space[1]};
    }
    & .${cardClasses.answers} > span > :first-child {
      padding-inline: ${space[1]};
      font-size: ${font.size.xs};
    }
    & .${cardClasses.answers} [data-square] {
      inline-size: calc(${controlHeight} - 8px);
    }
    & .${cardClasses.foot} > :disabled {
      font-size: ${font.size.xs};
    }
  }
  & .${cardClasses.head} {
    display: flex;
    align-items: start;
    gap: ${space[1]} ${space[2]};
    & > :first-child {
      flex: 1;
      min-inline-size: 0;
      line-height: ${font.line.tight};
    }
    & h3 {
      display: inline;
      margin-inline-end: ${space[2]};
      font-size: ${font.size.lg};
      line-height: 1.1;
      overflow-wrap: anywhere;
    }
    & > :first-child > span {
      ${figures}
      white-space: nowrap;
      color: ${color.textMuted};
    }
    & p {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space[2]};
    }
    & :is(a, [aria-pressed]) {
      padding: 0;
      border: 0;
      background: none;
      cursor: pointer;
      color: ${color.primary};
      font-size: ${font.size.sm};
      font-weight: ${font.weight.strong};
      text-align: start;
      text-decoration: none;
      ${focusRing}
      &::after {
        content: '';
        position: absolute;
        inset: 0;
      }
    }
    & > [title] {
      position: relative;
    }
    & > button {
      margin: -6px;
      margin-inline: -8px -10px;
    }
  }
  ${dueStyles}
  & .${cardClasses.code} {
    ${figures}
    overflow-wrap: anywhere;
    & > strong {
      font-size: ${font.size.lg};
    }
  }
  & .${cardClasses.instructions} {
    ${orderNote}
    & > :last-child {
      ${clampLines(3)}
    }
  }
  & .${cardClasses.foot} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    margin-block-start: auto;
    & > [data-square] {
      margin-inline: -6px ${space[1]};
    }
    & > :not([data-square]) {
      grid-area: 1 / 2;
    }
  }
  ${answerStyles}
  & .${cardClasses.elsewhere} {
    display: grid;
    & > * {
      padding-block: 0;
    }
  }
  /* The covered button keeps the focus, so the note shows the focus outline. */
  & .${cardClasses.foot}:has(> :not([data-square]):focus-visible, > :not([data-square]) :focus-visible) > .${cardClasses.elsewhere} > * {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  & .${cardClasses.foot}:has(> .${cardClasses.elsewhere}) > :not([data-square]):focus-visible,
  & .${cardClasses.foot}:has(> .${cardClasses.elsewhere}) > :not([data-square]) :focus-visible {
    outline: none;
  }
`;
