import { styled } from 'styled-components';
import { box, color, figures, font, radius, space, visuallyHidden } from '../../../ui/theme/theme';
import { immersive } from '../device/immersiveStyles';

/** One block of styles for the whole view (record 0021). */
export const ReadyRoot = styled.section`
  --vp-control-height: 64px;
  ${immersive}
  & > [data-part='bar'] {
    flex: none;
    display: flex;
    align-items: center;
    gap: ${space[2]};
    padding: ${space[1]} ${space[2]};
    font-size: 20px;
    & > h1 {
      ${visuallyHidden}
    }
    & > [data-part='space'] {
      flex: 1;
    }
    & > .vp-button {
      flex: 0 1 auto;
      min-inline-size: 44px;
    }
  }
  ${box.narrow} {
    & > [data-part='bar'] > .vp-button {
      padding-inline: ${space[2]};
      & > [data-part='word'] {
        ${visuallyHidden}
      }
    }
  }
  & > [role='alert'],
  & > [role='status'] {
    flex: none;
    margin: 0 ${space[3]} ${space[2]};
    font-size: 18px;
  }
  & > [data-part='cancelled'] {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
    max-block-size: 30%;
    padding: 0 ${space[3]} ${space[2]};
    overflow-y: auto;
    color: ${color.danger};
    font-size: 24px;
    font-weight: ${font.weight.strong};
    & > .vp-button {
      ${figures}
      min-inline-size: 64px;
      border-color: ${color.danger};
      color: inherit;
      font-size: 32px;
    }
  }
  & > [data-part='lists'] {
    flex: 1;
    display: grid;
    grid-template: minmax(0, 1fr) / repeat(2, minmax(0, 1fr));
    gap: ${space[3]};
    min-block-size: 0;
    padding: 0 ${space[3]} ${space[3]};
  }
  ${box.narrow} {
    & > [data-part='lists'] {
      grid-template: repeat(2, minmax(0, 1fr)) / minmax(0, 1fr);
    }
  }
  & [data-part='list'] {
    --vp-ready-ink: ${color.orderPreparing};
    position: relative;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    border: 3px solid var(--vp-ready-ink);
    border-radius: ${radius.card};
    background: ${color.surface};
    &[data-ready] {
      --vp-ready-ink: ${color.orderReady};
    }
    & > header {
      flex: none;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 0 ${space[3]};
      padding: ${space[1]} ${space[3]};
      background: var(--vp-ready-ink);
      color: ${color.bg};
      font-size: calc(var(--vp-ready-size) * 0.4);
      font-weight: ${font.weight.strong};
      & > span {
        ${figures}
      }
    }
    & > p {
      position: absolute;
      inset: 0;
      display: grid;
      place-content: center;
      padding: ${space[3]};
      color: ${color.textMuted};
      font-size: calc(var(--vp-ready-size) * 0.35);
      text-align: center;
    }
    & > ul {
      ${figures}
      flex: 1;
      display: grid;
      align-content: start;
      min-block-size: 0;
      overflow: hidden;
      font-size: var(--vp-ready-size);
      font-weight: ${font.weight.strong};
      line-height: 1.3;
      text-align: center;
    }
    & li {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    & li > small {
      display: block;
      color: ${color.text};
      font-size: 0.36em;
    }
    &[data-ready] li {
      color: ${color.orderReady};
    }
  }
`;
