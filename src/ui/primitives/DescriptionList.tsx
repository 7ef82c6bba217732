import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { figures } from '../theme/mixins';
import { color, font, space } from '../theme/theme';

export interface DescriptionRow {
  label: string;
  value: ReactNode;
  /** The last line of a sum: stronger, under a rule. */
  isTotal?: boolean;
}

const List = styled.dl`
  display: grid;
  font-size: ${font.size.sm};
`;

const Line = styled.div<{ $isTotal?: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  padding-block: 6px;
  ${({ $isTotal }) =>
    $isTotal &&
    `margin-block-start: 6px; padding-block-start: 10px; border-block-start: 1px solid ${color.border};
     font-size: ${font.size.md}; font-weight: ${font.weight.strong};`}
`;

const Label = styled.dt<{ $isTotal?: boolean }>`
  flex: none;
  max-inline-size: 50%;
  color: ${({ $isTotal }) => ($isTotal ? color.text : color.textMuted)};
`;

const Value = styled.dd`
  ${figures}
  min-inline-size: 0;
  text-align: end;
  overflow-wrap: anywhere;
`;

/** Facts in rows, label and value; sums line up on the right. */
export function DescriptionList({ rows }: { rows: readonly DescriptionRow[] }) {
  return (
    <List>
      {rows.map(({ label, value, isTotal }) => (
        <Line key={label} $isTotal={isTotal}>
          <Label $isTotal={isTotal}>{label}</Label>
          <Value>{value}</Value>
        </Line>
      ))}
    </List>
  );
}
