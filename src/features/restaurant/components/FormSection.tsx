import type { ReactNode } from 'react';
import { Card } from '../../../ui/primitives/layout/Card';
import { Stack } from '../../../ui/primitives/layout/Layout';
import { Heading } from '../../../ui/primitives/layout/Text';

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
