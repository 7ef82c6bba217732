import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../../ui/primitives/Card';
import { Stack } from '../../../ui/primitives/Layout';
import { box, color, font, radius, space } from '../../../ui/theme/theme';

const Title = styled.h2`
  font-size: ${font.size.md};
`;

/** One part of the form on its own sheet. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <Stack>
        <Title>{title}</Title>
        {children}
      </Stack>
    </Card>
  );
}

/** Two fields side by side where there is room for them. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};
  ${box.fromMedium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A group of variants or addons, set apart from the next one. */
export const GroupBox = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-inline-size: 0;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`;

export const GroupTitle = styled.legend`
  padding-inline: ${space[1]};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.strong};
`;

/** A row of inputs with its remove button at the end. */
export const PartRow = styled.div`
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

export const PricePlace = styled.div`
  flex: none;
  inline-size: 120px;
  & input {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

/** A row whose input has its label above it: the button stands beside the input. */
export const LabelledRow = styled(PartRow)`
  & > button {
    margin-block-start: calc(${font.size.sm} * ${font.line.body} + 6px);
  }
`;
