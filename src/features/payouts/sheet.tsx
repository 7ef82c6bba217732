import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { formatsAtom } from '../../core/format/formatsAtom';
import { NOTHING } from '../../core/format/nothing';
import { cardLook, color, figures, focusRing, font, space } from '../../ui/theme/theme';
import { linkStyles } from './linkStyles';

/** A sheet of tables, on the screen and on paper. */
export const sheetStyles = css`
  ${figures}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  & > section {
    ${cardLook}
    padding: ${space[4]};
  }
  & h2 {
    margin-block-end: ${space[2]};
    font-size: ${font.size.md};
  }
  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${font.size.sm};
  }
  & :is(th, td) {
    padding: ${space[1]};
    border-block-end: 1px solid ${color.border};
    font-weight: ${font.weight.regular};
    text-align: end;
    vertical-align: baseline;
  }
  & :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  & tbody th > a {
    ${linkStyles}
    font-weight: ${font.weight.regular};
  }
  & thead th {
    color: ${color.textMuted};
    font-size: ${font.size.xs};
  }
  & tfoot > tr > * {
    border-block-end: 0;
    font-weight: ${font.weight.strong};
  }
  & p {
    margin-block-start: ${space[2]};
  }
  @media print {
    & > section {
      padding: 0;
      overflow: visible;
      border: 0;
      background: none;
    }
    & tbody th > a {
      min-block-size: 0;
      margin: 0;
      color: inherit;
      text-decoration: none;
    }
  }
`;

const Scroller = styled.section`
  ${focusRing}
  overflow-x: auto;
`;

interface SheetPartProps {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}

/** A table of the sheet with its title. */
export function SheetPart({ title, isWide, children }: SheetPartProps) {
  return (
    // Focusable, so that the arrow keys scroll a wide table.
    <Scroller aria-label={title} data-wide={isWide || undefined} tabIndex={0}>
      <h2>{title}</h2>
      {children}
    </Scroller>
  );
}

/** An amount of the smallest unit; an unknown one is a dash. */
export function useAmount(units: number): (amount: number | null) => string {
  const { money } = useAtomValue(formatsAtom);
  return (amount) => (amount === null ? NOTHING : money(amount / units));
}
