import { styled } from 'styled-components';
import {
  box,
  color,
  figures,
  font,
  radius,
  shadow,
  space,
  visuallyHidden,
} from '../../ui/theme/theme';
import { immersive } from './device/immersiveStyles';
import { foldStyles } from './fold';
import { COLUMN_GAP } from './rules/textSize';
import { stationStyles } from './stations/stationStyles';
import { strikeStyles } from './strikes/strikeStyles';
import { pulse, ticketStyles } from './ticket/ticketStyles';
import { PAGE_GAP } from './ticket/useTextColumns';

/** One block of styles for the whole view (record 0021). */
export const KitchenRoot = styled.section`
  /* Every control can be hit with a wet hand. */
  --vp-control-height: 64px;
  ${immersive}
  & [data-part='box'] {
    position: absolute;
    inset: 0;
    visibility: hidden;
  }
  & .vp-button {
    font-size: 18px;
  }

  & > [data-part='bar'] {
    flex: none;
    display: flex;
    align-items: center;
    gap: ${space[2]};
    padding: ${space[2]} ${space[3]};
    border-block-end: 1px solid ${color.border};
    font-size: 18px;
    & h1 {
      ${visuallyHidden}
    }
    & > .vp-button {
      flex: none;
      min-inline-size: 64px;
    }
    & > [data-part='space'] {
      flex: 1;
    }
    & > [data-part='clock'] {
      ${figures}
      flex: none;
      padding-inline: ${space[2]};
      font-size: 28px;
      font-weight: ${font.weight.strong};
    }
    & > [data-part='wide'] {
      display: inline-flex;
    }
    & > [data-part='pager'] {
      gap: ${space[2]};
    }
    & [data-part='sign'] {
      display: inline-flex;
      align-items: center;
      gap: ${space[2]};
      white-space: nowrap;
      color: ${color.success};
      &[data-tone='bad'] {
        color: ${color.danger};
        font-weight: ${font.weight.strong};
      }
    }
    & > [aria-pressed='true'] {
      border-color: ${color.primary};
      background: ${color.primarySoft};
      color: ${color.primary};
    }
  }
  ${foldStyles}
  ${box.narrow} {
    & > [data-part='bar'] {
      gap: ${space[1]};
      padding-inline: ${space[1]};
      & > [data-part='wide'] {
        display: none;
      }
      & > .vp-button {
        padding-inline: 0;
      }
      & > [data-part='clock'] {
        inline-size: min-content;
        padding-inline: 0;
        font-size: 20px;
        line-height: 1.1;
        text-align: center;
      }
    }
  }
  ${box.tiny} {
    & > [data-part='bar'] {
      & > .vp-button {
        min-inline-size: 44px;
      }
      & > [data-part='sign'] > svg {
        inline-size: 20px;
        block-size: 20px;
      }
      & > [data-part='sign'][data-tone='good'] {
        display: none;
      }
    }
  }
  & > [role='alert'],
  & > [role='status'] {
    flex: none;
    margin: ${space[2]} ${space[3]} 0;
    font-size: 18px;
  }
  & > [role='alert'] > .vp-button,
  & > [role='status'] > .vp-button {
    min-inline-size: 64px;
  }
  ${box.narrow} {
    & > [role='status'] {
      padding-inline: ${space[2]};
      & > [data-part='words'] {
        flex-basis: 0;
      }
      & [data-part='help'] {
        display: none;
      }
    }
  }
  /* Read from two metres. */
  & > [data-tone='issue'] {
    flex: none;
    padding-block: ${space[1]};
    font-size: 28px;
    & > svg {
      inline-size: 32px;
      block-size: 32px;
    }
  }
  & > [data-part='more-new'] {
    flex: none;
    margin: ${space[2]} ${COLUMN_GAP}px 0;
    animation: ${pulse} 1.6s ease-in-out infinite;
    &,
    &:hover {
      border-color: ${color.orderNew};
      background: ${color.orderNew};
      color: ${color.bg};
      font-size: 24px;
    }
  }

  & > [data-part='body'] {
    flex: 1;
    display: flex;
    min-block-size: 0;
  }
  & [data-part='tickets'] {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    & > [data-part='area'] {
      position: relative;
      flex: 1;
      min-block-size: 0;
      margin: ${space[2]} ${COLUMN_GAP}px;
      font-size: var(--vp-kitchen-size);
    }
  }
  & [data-part='tickets'] > [data-part='pager'] {
    justify-content: center;
    padding: ${space[1]};
    border-block-start: 1px solid ${color.border};
  }
  & [data-part='pager'] {
    ${figures}
    flex: none;
    display: flex;
    align-items: center;
    gap: ${space[4]};
    font-size: 24px;
    font-weight: ${font.weight.strong};
    & > span {
      white-space: nowrap;
    }
    & > .vp-button {
      flex: 0 1 96px;
      min-inline-size: 64px;
    }
  }
  & [data-part='empty'] {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: ${space[2]};
    color: ${color.textMuted};
    font-size: 20px;
    text-align: center;
    & > h2 {
      color: ${color.text};
      font-size: 32px;
    }
  }

  & [data-part='all-day'] {
    flex: none;
    display: flex;
    flex-direction: column;
    inline-size: clamp(220px, 19cqi, 380px);
    min-block-size: 0;
    border-inline-start: 1px solid ${color.border};
    padding: ${space[2]} ${space[3]};
    background: ${color.surface};
    font-size: max(20px, calc(var(--vp-kitchen-size) * 0.43));
    line-height: 1.2;
    touch-action: pan-y;
    & > header {
      flex: none;
      display: grid;
      grid-template-columns: 1fr auto auto;
      align-items: center;
      gap: 0 ${space[1]};
      & > h2 {
        color: ${color.textMuted};
        font-size: 20px;
      }
      & > [data-part='pager'] {
        display: contents;
      }
      & > [data-part='pager'] > span {
        grid-area: 2 / 1;
      }
      & > [data-part='pager'] > .vp-button {
        grid-row: 1 / 3;
      }
    }
    /* A list that is too long flows into columns, which are its pages. */
    & > [data-part='counts'] {
      flex: 1;
      min-block-size: 0;
      overflow: clip;
    }
    & ul {
      position: relative;
      block-size: 100%;
      columns: 1;
      column-gap: ${PAGE_GAP}px;
      column-fill: auto;
    }
    & li {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: ${space[2]};
      padding-block: ${space[2]};
      border-block-start: 1px solid ${color.border};
      break-inside: avoid;
    }
    & li > .vp-diet {
      flex: none;
      align-self: start;
      margin-block-start: 2px;
    }
    & li > span {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    & em {
      color: ${color.textMuted};
      font-style: normal;
    }
    & small {
      color: ${color.orderNew};
      font-size: max(16px, 0.7em);
      white-space: nowrap;
    }
    & strong {
      ${figures}
      font-size: 1.3em;
    }
  }
  & [data-part='area'] > [data-part='all-day'] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 340px;
    border: 1px solid ${color.control};
    border-radius: ${radius.card};
    box-shadow: ${shadow.overlay};
  }
  ${box.narrow} {
    & [data-part='all-day'] {
      flex: 1;
      border: 0;
    }
  }
  /* A dialog is read from the same distance as the bar. */
  & dialog {
    --vp-radius-chip: ${radius.control};
    & :is(label, legend, h3, dd, dt) {
      font-size: max(18px, ${font.size.sm});
    }
    & :is(p, .vp-quiet) {
      font-size: max(16px, ${font.size.sm});
    }
    /* The hint of a checkbox, whose line is as high as a button. */
    & label:has([type='checkbox']) + p {
      margin-block-start: calc(-1 * ${space[4]});
    }
  }
  & [data-part='acts'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
    gap: ${space[2]};
  }
  & [data-part='keys'] {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: ${space[2]} ${space[4]};
    padding-block-start: ${space[2]};
    color: ${color.textMuted};
    & > div {
      display: contents;
    }
  }
  & kbd {
    padding: 2px ${space[2]};
    border: 1px solid ${color.control};
    border-radius: ${radius.small};
    font-family: inherit;
    white-space: nowrap;
    font-weight: ${font.weight.strong};
  }
  ${ticketStyles}
  ${strikeStyles}
  ${stationStyles}
  &[data-list] {
    overflow-y: auto;
    & > [data-part='body'] {
      flex: 1 0 auto;
    }
    & [data-part='columns'],
    & [data-part='all-day'] ul {
      block-size: auto;
    }
    & [data-part='column'] {
      max-block-size: none;
      overflow: visible;
    }
    & [data-part='all-day'] {
      flex: 1;
    }
    & [data-part='empty'] {
      position: static;
    }
  }
  & [data-ticket] {
    outline: none;
  }
`;
