import { css } from 'styled-components';
import { color, controlHeight, figures, font, space } from '../../../ui/theme/theme';

/** Crossing off changes no height, because tickets are measured. */
export const strikeStyles = css`
  & article li > [data-part='strike'] {
    display: block;
    inline-size: 100%;
    /* The target of a wet finger. */
    min-block-size: ${controlHeight};
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    line-height: inherit;
    text-align: start;
    text-indent: inherit;
    overflow-wrap: inherit;
    cursor: pointer;
    &:focus-visible {
      outline: 4px solid ${color.focus};
      outline-offset: -2px;
    }
    & > strong {
      ${figures}
      color: var(--vp-ticket-ink);
      white-space: nowrap;
    }
  }
  & article li[data-struck] {
    color: ${color.textMuted};
    text-decoration: line-through;
    text-decoration-thickness: 0.08em;
    & strong,
    & em {
      color: inherit;
    }
  }
  & article[data-done] > header > h3::after {
    content: ' ✓';
    color: ${color.success};
  }
  & [data-part='left'] {
    padding-block: ${space[2]};
    border-block-start: 1px solid ${color.border};
    & h3 {
      ${figures}
      font-size: 24px;
      font-weight: ${font.weight.strong};
    }
    & li {
      font-size: 18px;
    }
    & s {
      color: ${color.textMuted};
    }
  }
`;
