import type { ReactNode } from 'react';
import { Card, Heading, Stack } from '../../../ui/primitives/layout/Layout';

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" $padding={5}>
      <Stack>
        <Heading>{title}</Heading>
        {children}
      </Stack>
    </Card>
  );
}
