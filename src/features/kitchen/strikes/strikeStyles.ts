import { css } from 'styled-components';
import { color, figures, font, space } from '../../../ui/theme/theme';

/** Crossing off changes no height, because tickets are measured. */
export const strikeStyles = css`
  & article li:has(> [data-part='strike']) {
    padding: 0;
  }
  & article li > [data-part='strike'] {
    inline-size: 100%;
    /* The target of a wet finger. */
    padding: max(${space[1]}, calc((var(--vp-target) - var(--vp-row)) / 2)) 0.25em;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    line-height: inherit;
    text-align: start;
    overflow-wrap: inherit;
    cursor: pointer;
    &:focus-visible {
      outline: 4px solid ${color.focus};
      outline-offset: -2px;
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
