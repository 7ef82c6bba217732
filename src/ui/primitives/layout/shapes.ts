import { styled } from 'styled-components';
import { color, font, oneLine, radius, space, tint, visuallyHidden } from '../../theme/theme';
import { buttonStyles } from '../buttonStyles';

export const shape = {
  button: 'vp-button',
  chip: 'vp-chip',
  diet: 'vp-diet',
  row: 'vp-row',
  stack: 'vp-stack',
  text: 'vp-text',
  heading: 'vp-heading',
  quiet: 'vp-quiet',
  hidden: 'vp-hidden',
  /** The actions at the lower edge of a screen, which replace the bar with the main screens on a phone. */
  foot: 'vp-foot',
} as const;

export function joinClasses(name: string, className: string | undefined): string {
  return className ? `${name} ${className}` : name;
}

/** Common styles, which are inserted once with the root and not with each component. */
export const Shapes = styled.div`
  & .${shape.button} {
    ${buttonStyles}
  }
  & .${shape.stack} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
  & .${shape.row} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
    min-inline-size: 0;
    &:where([data-line]) {
      flex-wrap: nowrap;
    }
    &:where([data-align='start']) {
      align-items: start;
    }
    &:where([data-align='baseline']) {
      align-items: baseline;
    }
    &:where([data-justify='center']) {
      justify-content: center;
    }
    &:where([data-justify='end']) {
      justify-content: end;
    }
    &:where([data-justify='space-between']) {
      justify-content: space-between;
    }
  }
  & :is(.${shape.stack}, .${shape.row}) {
    &:where([data-gap='1']) {
      gap: ${space[1]};
    }
    &:where([data-gap='2']) {
      gap: ${space[2]};
    }
    &:where([data-gap='3']) {
      gap: ${space[3]};
    }
    &:where([data-gap='5']) {
      gap: ${space[5]};
    }
  }
  & .${shape.heading} {
    font-size: ${font.size.md};
    line-height: ${font.line.tight};
  }
  & .${shape.text} {
    color: ${color.text};
    font-size: ${font.size.md};
    &:where([data-size='sm']) {
      font-size: ${font.size.sm};
    }
    &:where([data-tone='textMuted']) {
      color: ${color.textMuted};
    }
    &:where([data-tone='success']) {
      color: ${color.success};
    }
    &:where([data-strong]) {
      font-weight: ${font.weight.strong};
    }
  }
  & .${shape.quiet} {
    color: ${color.textMuted};
    font-size: ${font.size.sm};
  }
  & .${shape.hidden} {
    ${visuallyHidden}
  }
  & .${shape.chip} {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    max-inline-size: 100%;
    padding: 2px ${space[2]};
    padding-inline-end: 10px;
    border-radius: ${radius.chip};
    background: ${tint('var(--vp-chip-ink)')};
    color: ${color.text};
    font-size: ${font.size.xs};
    font-weight: ${font.weight.strong};
    line-height: ${font.line.body};
    white-space: ${oneLine};
    overflow-wrap: break-word;
    &::before {
      content: '';
      flex: none;
      inline-size: 8px;
      block-size: 8px;
      border-radius: ${radius.full};
      background: var(--vp-chip-ink);
    }
  }
  & .${shape.diet} {
    vertical-align: -2px;
    color: ${color.textMuted};
    &:where([data-diet='veg']) {
      color: ${color.success};
    }
    &:where([data-diet='nonVeg']) {
      color: ${color.danger};
    }
    &:where([data-diet='egg']) {
      color: ${color.warning};
    }
  }
`;
