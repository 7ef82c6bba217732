import { render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { expect, test } from 'vitest';
import { INDIA } from '../../../core/region/region';
import { regionAtom } from '../../../core/state/services';
import { toVendor } from '../../../core/vendor/wire';
import { kycLinks } from '../links';
import { NextStep } from './NextStep';

const APPROVED = toVendor({
  bank_detail: { bank_name: 'Demo Bank', status: 'approved' },
  pan_detail: { pan_number: 'ZZZPZ0000Z', status: 'approved' },
}).kyc;

test('a region with two verifications says "Both"', () => {
  const store = createStore();
  store.set(regionAtom, { ...INDIA, kyc: ['bank', 'pan'] });
  render(
    <Provider store={store}>
      <NextStep kyc={APPROVED} links={kycLinks('/kyc-documents')} hasReviewPage={false} />
    </Provider>,
  );
  expect(screen.getByText(/^Both/).textContent).toBe('Both are approved. Nothing to do.');
});
