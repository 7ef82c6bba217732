import { css } from 'styled-components';
import { inputStyles } from '../primitives/form/TextInput';
import { shape } from '../primitives/layout/shapes';
import { box, cardLook, color, depths, font, scaled, space } from '../theme/theme';
import { kit } from './kitClasses';

/** The kit's elements that can be directly in content of the host. They inherit nothing from it. */
const OUTER = [
  `.${kit.page}`,
  `.${kit.card}`,
  `.${kit.field}`,
  `.${kit.empty}`,
  `.${kit.own}.${shape.button}`,
  `.${kit.own}.${shape.chip}`,
].join();

/**
 * The rules of the kit, inserted with the content of the host. The components use these rules instead of styled
 * components, because they are rendered in the host's theme.
 */
export const kitStyles = css`
  /* The selectors are more specific than element rules of the host, and less specific than one class. */
  :is(:where(& .${kit.own}), none none none none) {
    all: revert;
    box-sizing: border-box;
    margin: 0;
    font-family: inherit;
    letter-spacing: inherit;
  }
  :is(:where(& :is(${OUTER})), none none none none) {
    all: initial;
    display: block;
    visibility: inherit;
    pointer-events: inherit;
    box-sizing: border-box;
    color: ${color.text};
    font: ${font.weight.regular} ${font.size.md} / ${font.line.body} ${font.family};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    overflow-wrap: anywhere;
  }
  &[data-vp-shows='dark'] .${kit.own} {
    color-scheme: dark;
  }
  &[data-vp-shows='light'] .${kit.own} {
    color-scheme: light;
  }
  & .${kit.own}[hidden] {
    display: none;
  }
  & .${kit.form} {
    display: grid;
    gap: ${space[3]};
    justify-items: start;
  }
  & .${kit.page} {
    --vp-gutter: ${space[4]};
    max-inline-size: 1200px;
    margin-inline: auto;
    padding: 0 var(--vp-gutter) ${space[6]};
    ${box.fromMedium} {
      --vp-gutter: ${space[5]};
    }
    & > header {
      position: sticky;
      inset-block-start: 0;
      z-index: ${depths.sticky};
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${space[2]};
      margin-inline: calc(-1 * var(--vp-gutter));
      padding: ${space[3]} var(--vp-gutter);
      background: ${color.bg};
    }
    & > header > h1 {
      flex: 1 1 ${scaled(160)};
      min-inline-size: 0;
      font-size: ${font.size.lg};
      line-height: ${font.line.tight};
      overflow-wrap: anywhere;
      outline: none;
      ${box.wide} {
        font-size: ${font.size.xl};
      }
    }
    & > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[4]};
    }
  }
  & .${kit.card} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space[3]};
    min-inline-size: 0;
    padding: ${space[4]};
    ${cardLook}
    & > h2 {
      font-size: ${font.size.md};
    }
  }
  & .${kit.field} {
    display: grid;
    gap: ${space[1]};
    justify-self: stretch;
    min-inline-size: 0;
    font-size: ${font.size.sm};
    & > label {
      justify-self: start;
      font-weight: ${font.weight.strong};
    }
    & > input {
      ${inputStyles}
    }
    & > p {
      color: ${color.textMuted};
    }
    & > p[data-error] {
      color: ${color.danger};
    }
  }
  & .${kit.empty} {
    display: grid;
    justify-items: center;
    gap: ${space[2]};
    padding: ${space[6]} ${space[4]};
    color: ${color.textMuted};
    font-size: ${font.size.sm};
    text-align: center;
    & > p {
      max-inline-size: 52ch;
    }
    & > p:first-child {
      color: ${color.text};
      font-size: ${font.size.md};
      font-weight: ${font.weight.strong};
    }
  }
  @media (prefers-reduced-motion: reduce) {
    & .${kit.own} {
      transition: none;
    }
  }
`;
