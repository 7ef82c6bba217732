import { styled } from 'styled-components';
import { clampLines, figures, focusRing } from '../../ui/theme/mixins';
import { color, font, radius, space, tint } from '../../ui/theme/theme';

export const cardClasses = {
  card: 'vp-order',
  line: 'vp-order-line',
  due: 'vp-order-due',
  instructions: 'vp-order-instructions',
  foot: 'vp-order-foot',
  total: 'vp-order-total',
  tools: 'vp-order-tools',
  link: 'vp-order-link',
  answers: 'vp-order-answers',
  elsewhere: 'vp-order-elsewhere',
} as const;

/** One block of styles for all cards, so that a card has no styled component of its own (record 0021). */
export const CardStyles = styled.div`
  & .${cardClasses.card} {
    display: flex;
    flex-direction: column;
    gap: ${space[3]};
    min-inline-size: 0;
    padding: ${space[4]};
    border: 1px solid ${color.border};
    border-radius: ${radius.card};
    background: ${color.surface};
    ${focusRing}
    &[data-new] {
      border-color: ${color.orderNew};
      box-shadow: inset 0 0 0 1px ${color.orderNew};
    }
    &:has([data-vp-urgency='warning']) {
      border-color: ${color.orderNew};
    }
    &:has([data-vp-urgency='late']) {
      border-color: ${color.orderLate};
      box-shadow: inset 4px 0 0 ${color.orderLate};
    }
    & h3 {
      overflow-wrap: anywhere;
    }
  }
  & .${cardClasses.line} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[2]};
  }
  & .${cardClasses.due} {
    ${figures}
    --vp-due-ink: ${color.orderLate};
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    padding: 2px ${space[2]};
    border-radius: ${radius.full};
    background: ${tint('var(--vp-due-ink)')};
    color: ${color.text};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.strong};
    text-wrap: balance;
    &[data-vp-urgency='warning'] {
      --vp-due-ink: ${color.orderNew};
    }
    &[data-vp-urgency='calm'] {
      --vp-due-ink: ${color.textMuted};
      padding: 0;
      background: none;
    }
    & > svg {
      flex: none;
      color: var(--vp-due-ink);
    }
  }
  & .${cardClasses.instructions} {
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.control};
    background: ${tint(color.warning)};
    font-size: ${font.size.sm};
    overflow-wrap: anywhere;
    & > span {
      ${clampLines(3)}
    }
  }
  & .${cardClasses.foot} {
    display: grid;
    gap: ${space[3]};
    margin-block-start: auto;
  }
  & .${cardClasses.total} {
    ${figures}
    font-size: ${font.size.lg};
    font-weight: ${font.weight.strong};
  }
  & .${cardClasses.tools} {
    display: flex;
  }
  & .${cardClasses.link} {
    margin-inline-end: calc(-1 * ${space[3]});
  }
  & .${cardClasses.answers} {
    display: grid;
    grid-template-columns: minmax(max-content, 1fr) 2fr;
    gap: ${space[2]};
  }
  & .${cardClasses.foot} > :not(:first-child) {
    grid-area: 2 / 1;
  }
  & .${cardClasses.elsewhere} {
    display: grid;
    & > * {
      padding-block: 0;
    }
  }
  /* The covered button keeps the focus, so the note shows the focus outline. */
  & .${cardClasses.foot} > :is(:focus-visible, :has(:focus-visible)) + .${cardClasses.elsewhere} > * {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  & .${cardClasses.foot} > :has(+ .${cardClasses.elsewhere}):focus-visible,
  & .${cardClasses.foot} > :has(+ .${cardClasses.elsewhere}) :focus-visible {
    outline: none;
  }
`;
