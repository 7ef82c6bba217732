import { type FormEvent, useState } from 'react';
import { usePortal } from 'vendor-portal';
import { Button, Card, Field, Page } from 'vendor-portal/ui';
import { useLoyalty } from './LoyaltyContext.tsx';

/** A screen of the host in the portal. */
export default function LoyaltyPage() {
  const { pointsPerHundred, change } = useLoyalty();
  const { notify, format, useUnsavedChanges } = usePortal();
  const [points, setPoints] = useState(String(pointsPerHundred));
  useUnsavedChanges(points !== String(pointsPerHundred));
  const save = (event: FormEvent) => {
    event.preventDefault();
    change(Number(points));
    notify({ kind: 'success', text: 'Loyalty points saved' });
  };
  return (
    <Page>
      <Card title="Points for customers">
        <form onSubmit={save}>
          <Field
            label={`Points for each ${format.money(100)}`}
            type="number"
            min={0}
            required
            value={points}
            onChange={(event) => setPoints(event.target.value)}
          />
          <Button type="submit" variant="primary">
            Save
          </Button>
        </form>
      </Card>
    </Page>
  );
}
