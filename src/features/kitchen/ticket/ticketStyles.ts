import { css, keyframes } from 'styled-components';
import { color, controlHeight, figures, font, radius, space, tint } from '../../../ui/theme/theme';
import { COLUMN_GAP } from '../rules/textSize';

/** The width of two buttons. */
const TOOLS_WIDTH = 128;

/** The gap between the buttons of a new order, in px, so that a wet hand does not reject instead of accepting. */
const ANSWERS_GAP = 12;

export const pulse = keyframes`
  50% { background-color: color-mix(in srgb, ${color.orderNew} 55%, ${color.bg}); }
`;

/** Sizes in `em` are relative to the text size. A line has no margin, because margins would not be measured. */
export const ticketStyles = css`
  & [data-part='columns'] {
    display: flex;
    align-items: start;
    gap: ${COLUMN_GAP}px;
    touch-action: pan-y;
  }
  & [data-part='area'] > [data-part='columns'] {
    block-size: 100%;
  }
  & [data-part='column'] {
    flex: none;
    display: flex;
    flex-direction: column;
    gap: ${COLUMN_GAP}px;
    max-block-size: 100%;
    container: ticket / inline-size;
    /* Scrolls only if the portal is lower than one line and the buttons together. */
    overflow-y: auto;
  }
  & [data-part='probe'] {
    position: absolute;
    inset-block-start: 0;
    container: ticket / inline-size;
    visibility: hidden;
  }
  & article {
    position: relative;
    --vp-ticket-ink: var(--vp-ticket-tone);
    flex: none;
    border: 2px solid var(--vp-ticket-ink);
    border-radius: ${radius.card};
    background: ${color.surface};
    line-height: calc(${font.line.tight} - 0.1);
    &[data-fresh] {
      border: 4px solid ${color.orderNew};
    }
    &[data-fresh] > header {
      min-block-size: 64px;
      animation: ${pulse} 1.6s ease-in-out infinite;
    }
    &[data-fresh]:not([data-others]) > header {
      padding-inline-end: ${TOOLS_WIDTH}px;
    }
    &[data-scrolls] {
      flex: 0 1 auto;
      display: flex;
      flex-direction: column;
      min-block-size: 0;
      & > header,
      & > footer {
        flex: none;
      }
      & > [data-part='lists'] {
        flex: 0 1 auto;
        min-block-size: 0;
        overflow-y: auto;
      }
    }
    &[data-selected] {
      outline: 4px solid ${color.focus};
      outline-offset: -4px;
    }
    &:has([data-tone='late']) {
      --vp-ticket-ink: ${color.danger};
    }
    &:has([data-tone='warning']) {
      --vp-ticket-ink: ${color.warning};
    }
    & > header {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 0.25em;
      min-block-size: 40px;
      padding: 0.05em 0.25em;
      border-radius: calc(${radius.card} - 2px) calc(${radius.card} - 2px) 0 0;
      background: color-mix(in srgb, var(--vp-ticket-ink) 24%, ${color.surface});
    }
    & > header > kbd {
      flex: none;
      min-inline-size: 1.5em;
      padding: 0.1em 0;
      border: 2px solid ${color.textMuted};
      border-radius: ${radius.box};
      font-size: max(16px, 0.5em);
      line-height: 1.1;
      text-align: center;
    }
    & > header > h3 {
      ${figures}
      flex: 1 0 auto;
      max-inline-size: 100%;
      font-size: 0.95em;
      line-height: 1.1;
      overflow-wrap: anywhere;
    }
    & > header > small {
      font-size: max(16px, 0.5em);
    }
    & [data-part='signs'] {
      flex: 0 1 auto;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${space[1]};
    }
    & [data-part='new'] {
      padding: 0.1em 0.35em;
      border-radius: ${radius.control};
      background: ${color.orderNew};
      color: ${color.bg};
      font-size: max(18px, 0.45em);
      font-weight: ${font.weight.strong};
    }
    & [data-part='time'] {
      ${figures}
      flex: none;
      padding: 0.1em 0.35em;
      border-radius: ${radius.control};
      font-size: max(20px, 0.64em);
      font-weight: ${font.weight.strong};
      white-space: nowrap;
      & > span {
        font-size: 0.75em;
      }
      &[data-tone='warning'] {
        background: ${color.warning};
        color: ${color.bg};
      }
      &[data-tone='late'] {
        background: ${color.danger};
        color: ${color.bg};
      }
    }
    & > [data-part='lists'] {
      display: flex;
      gap: ${COLUMN_GAP}px;
      & > ul {
        flex: 1;
        min-inline-size: 0;
      }
    }
    /* The rows of a ticket have one height, and its dishes one space above and below. */
    & > [data-part='lists'] {
      --vp-line: var(--vp-kitchen-size);
      --vp-row: var(--vp-kitchen-row);
      --vp-target: ${controlHeight};
      --vp-name: calc(1.6 * var(--vp-line));
      font-size: var(--vp-line);
      line-height: var(--vp-row);
      &[data-diets] {
        --vp-name: calc(2.3 * var(--vp-line));
      }
    }
    &[data-small] > [data-part='lists'] {
      --vp-line: var(--vp-kitchen-small);
      --vp-row: var(--vp-kitchen-small-row);
      --vp-target: 48px;
    }
    & li {
      padding: 2px 0.25em;
      overflow-wrap: anywhere;
      hyphens: auto;
    }
    /* A second row of a dish begins below its name. */
    & [data-part='line'] {
      display: flex;
      align-items: start;
      gap: 0.2em;
      & > .vp-diet {
        flex: none;
        inline-size: 0.5em;
        block-size: 0.5em;
        margin-block-start: calc((var(--vp-row) - 0.5em) / 2);
      }
      & > strong {
        ${figures}
        flex: none;
        min-inline-size: 1.15em;
        color: var(--vp-ticket-ink);
        white-space: nowrap;
      }
      & > span {
        flex: 1;
        min-inline-size: 0;
      }
    }
    & [data-diets] [data-part='line'] > strong:first-child {
      margin-inline-start: 0.7em;
    }
    & li:not([data-kind='item']):not([data-kind='mark']) {
      padding-block: 0 ${space[1]};
      padding-inline-start: var(--vp-name);
    }
    & li[data-kind='addon'],
    & li[data-kind='second'] {
      font-size: max(18px, 0.75em);
      line-height: calc(0.8 * var(--vp-row));
    }
    & li[data-kind='addon'] {
      color: ${color.textMuted};
    }
    & em {
      color: ${color.info};
      font-style: normal;
    }
    & li[data-kind='note'] {
      border-inline-start: 4px solid ${color.warning};
      background: ${tint(color.warning)};
      font-size: max(18px, 0.65em);
      font-weight: ${font.weight.strong};
      line-height: calc(0.8 * var(--vp-row));
      &,
      &:not([data-kind='item']):not([data-kind='mark']) {
        padding-block: ${space[1]};
      }
    }
    /* The instructions of the order, before its dishes. */
    & li[data-kind='note']:not(li[data-kind='item'] ~ li) {
      padding-inline-start: 0.35em;
    }
    & > footer {
      padding: ${space[1]};
      font-size: max(18px, 0.45em);
      & .vp-button {
        font-size: inherit;
      }
    }
    & [data-part='continues'] {
      color: ${color.textMuted};
      text-align: end;
    }
    & li[data-kind='mark'] {
      padding: 0;
      font-size: max(18px, 0.6em);
      line-height: calc(${font.line.tight} - 0.1);
    }
    & [data-part='mark'] {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${space[2]};
      inline-size: 100%;
      min-block-size: ${controlHeight};
      padding: ${space[1]} ${space[2]};
      border: 0;
      border-block-end: 2px solid ${color.surface};
      background: ${color.warning};
      color: ${color.bg};
      font: inherit;
      font-weight: ${font.weight.strong};
      line-height: inherit;
      text-align: start;
      cursor: pointer;
      &:focus-visible {
        outline: 4px solid ${color.focus};
        outline-offset: -4px;
      }
      & > span {
        min-inline-size: 0;
        overflow-wrap: anywhere;
      }
      & > kbd {
        flex: none;
        border-color: currentcolor;
      }
    }
    &[data-stays='recalled'] {
      border-style: dashed;
    }
    &[data-cancelled] {
      --vp-ticket-ink: ${color.danger};
      & [data-part='lists'] {
        color: ${color.textMuted};
        text-decoration: line-through;
        text-decoration-thickness: 0.08em;
      }
      & li > strong,
      & em {
        color: inherit;
      }
    }
    & [data-part='answers'] {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: ${ANSWERS_GAP}px;
      & > .vp-button {
        padding: 0;
        line-height: calc(${font.line.tight} - 0.1);
        white-space: normal;
      }
      & > [data-variant='primary'],
      & > [data-variant='danger'] {
        grid-column: span 2;
      }
      & > [data-part='elsewhere'] {
        min-block-size: calc(2 * ${controlHeight} + ${ANSWERS_GAP}px);
      }
      & > [data-chosen] {
        outline: 4px solid ${color.text};
        outline-offset: -4px;
      }
    }
    & [data-part='next'] {
      display: flex;
      gap: ${space[1]};
    }
    /* Positioned out of the flow, at the start of its row of buttons. */
    & [data-part='elsewhere'] {
      position: absolute;
      display: grid;
      place-items: center;
      inline-size: calc(100% - 2 * ${space[1]});
      min-block-size: ${controlHeight};
      padding-inline: ${space[2]};
      border: 2px solid ${color.info};
      border-radius: ${radius.control};
      background: ${tint(color.info)};
      font-size: max(18px, 0.75em);
      font-weight: ${font.weight.strong};
      text-align: center;
    }
    & [data-part='next'] > [data-part='elsewhere'] {
      inline-size: calc(100% - ${TOOLS_WIDTH}px - 3 * ${space[1]});
    }
    & [data-part='tools'] {
      display: flex;
      flex: none;
      & svg {
        inline-size: 28px;
        block-size: 28px;
      }
    }
    & [data-part='counting'] {
      display: grid;
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      gap: ${space[1]};
      & > .vp-button {
        padding-inline: ${space[1]};
        ${figures}
      }
    }
  }
  & [data-fresh] [data-part='tools'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
  @container ticket (min-width: 500px) and (min-width: 10.5em) {
    & article [data-part='answers'] {
      grid-template-columns: minmax(0, 2fr) repeat(4, minmax(0, 1fr)) minmax(0, 1.25fr);
      & > .vp-button {
        grid-column: auto;
      }
      & > [data-part='elsewhere'] {
        min-block-size: ${controlHeight};
      }
    }
  }
`;
