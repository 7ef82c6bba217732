import { css } from 'styled-components';
import { box, color, font, radius, space, visuallyHidden } from '../../../ui/theme/theme';

export const stationStyles = css`
  & > [data-part='bar'] > [data-part='stations'] {
    flex: 0 1 auto;
    display: flex;
    min-inline-size: 0;
    & > .vp-button {
      min-inline-size: 64px;
      border-radius: 0;
      &:first-child {
        flex: 0 1 auto;
        max-inline-size: 360px;
        border-start-start-radius: ${radius.control};
        border-end-start-radius: ${radius.control};
      }
      &:last-child {
        flex: none;
        border-inline-start: 0;
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
  @container vp (max-width: 1279.98px) {
    & > [data-part='bar'][data-stations] {
      flex-wrap: wrap;
      & > .vp-button > [data-part='word'] {
        ${visuallyHidden}
      }
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
  }
  /* Makes room for the name of the station next to the pager. */
  @container vp (max-width: 1399.98px) {
    & > [data-part='bar'][data-stations] > .vp-button:first-child > [data-part='word'],
    & > [data-part='bar'] > [data-part='stations'] ~ .vp-button > [data-part='word'] {
      ${visuallyHidden}
    }
  }
  ${box.tiny} {
    & > [data-part='bar'][data-stations] > .vp-button {
      flex-basis: 44px;
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
