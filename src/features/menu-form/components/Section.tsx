import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card, Heading, Stack } from '../../../ui/primitives/layout/Layout';
import { color, focusRing, font, radius, space } from '../../../ui/theme/theme';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <Stack>
        <Heading>{title}</Heading>
        {children}
      </Stack>
    </Card>
  );
}

/** Sections that are folded at first. */
export const Folded = styled.details`
  & > summary {
    ${focusRing}
    inline-size: fit-content;
    padding: ${space[2]} ${space[1]};
    border-radius: ${radius.small};
    font-weight: ${font.weight.strong};
    cursor: pointer;
  }
  &[open] > summary {
    margin-block-end: ${space[2]};
  }
  & > section:not(:first-of-type) {
    margin-block-start: ${space[4]};
  }
`;

export const GroupBox = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-inline-size: 0;
  padding: ${space[2]} 0 0;
  border-block-start: 1px solid ${color.border};
`;

export const GroupTitle = styled.legend`
  padding-inline-end: ${space[2]};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.strong};
`;

export const OptionRow = styled.div`
  display: flex;
  align-items: start;
  gap: ${space[2]};
  & > :first-child {
    flex: 1 1 0;
  }
  & > button {
    flex: none;
  }
`;

export const PriceCell = styled.div`
  flex: none;
  inline-size: 120px;
  & input {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;
