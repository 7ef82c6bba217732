import { css } from 'styled-components';
import { color, font, radius, space } from '../../../ui/theme/theme';
import { FOLD } from '../fold';

export const stationStyles = css`
  & > [data-part='bar'] > [data-part='stations'] {
    flex: 0 1 auto;
    display: flex;
    & > .vp-button {
      min-inline-size: 64px;
      border-radius: 0;
      &:first-child {
        flex: 0 1 auto;
        min-inline-size: 160px;
        max-inline-size: 360px;
        border-start-start-radius: ${radius.control};
        border-end-start-radius: ${radius.control};
      }
      &:last-child {
        flex: none;
        margin-inline-start: 2px;
        border-start-end-radius: ${radius.control};
        border-end-end-radius: ${radius.control};
      }
      & > span {
        min-inline-size: 0;
        line-height: 1.1;
        white-space: normal;
        overflow-wrap: anywhere;
      }
      &[aria-pressed='true'] {
        border-color: ${color.primary};
        background: ${color.primarySoft};
        color: ${color.primary};
      }
    }
  }
  /* In its own row. */
  & > [data-part='bar'][data-stations]:is([data-level='${FOLD.stations}'], [data-level='${FOLD.settings}']) {
    flex-wrap: wrap;
    & > [data-part='stations'] {
      flex: 1 0 100%;
      order: 1;
      & > .vp-button:first-child {
        flex: 1;
        max-inline-size: none;
      }
      & > .vp-button:last-child {
        flex: 0 0 30%;
      }
    }
  }
  & [data-part='categories'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
    gap: 0 ${space[3]};
    & > legend,
    & > p {
      grid-column: 1 / -1;
    }
    & > legend {
      padding: 0;
      font-weight: ${font.weight.strong};
    }
  }
  & article [data-part='others'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[2]};
    & > p {
      flex: 1 1 8em;
      padding-inline: ${space[1]};
      color: ${color.textMuted};
      font-size: max(18px, 0.9em);
    }
    & > .vp-button {
      flex: none;
    }
  }
`;
