import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Card, Heading, Quiet, Row, Stack } from '../../../ui/primitives/layout/Layout';

const Box = styled(Card)`
  /* Parts outside the viewport are not laid out. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 320px;
`;

interface SectionProps {
  title: string;
  help?: string;
  /** Shown at the end of the title. */
  action?: ReactNode;
  children: ReactNode;
}

export function Section({ title, help, action, children }: SectionProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <Row justify="space-between" align="start">
          <div>
            <Heading id={id}>{title}</Heading>
            {help && <Quiet as="p">{help}</Quiet>}
          </div>
          {action}
        </Row>
        {children}
      </Stack>
    </Box>
  );
}
