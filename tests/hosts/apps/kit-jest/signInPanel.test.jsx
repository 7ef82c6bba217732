import { render, screen } from '@testing-library/react';
import { usePortal, VendorPortal } from 'vendor-portal';
import { Refused } from 'vendor-portal/backend';
import { bootstrap } from 'vendor-portal/presets';
import { networkPrinter } from 'vendor-portal/printers';
import { Card } from 'vendor-portal/ui';

function Help() {
  return <Card title="Help">{usePortal().path}</Card>;
}

test('a slot with parts of the portal, a preset and a printer are loaded', async () => {
  const printer = networkPrinter({ url: 'http://localhost/print' });
  render(
    <VendorPortal
      host={process.env.SANDBOX_URL}
      basename="/"
      storage="memory"
      appearance={bootstrap()}
      printer={printer}
      // jsdom computes no colours, so that the check of the preset would log.
      logger={() => {}}
      slots={{ signIn: Help }}
    />,
  );

  await screen.findByRole('heading', { name: 'Help' });
  await screen.findByText('/');
  expect(new Refused({ status: 404, message: 'Gone' }).status).toBe(404);
});
