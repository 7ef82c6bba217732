import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestPortal } from '../../../tests/support/renderInPortal';
import type { Consent } from './types';
import { useConsent } from './useConsent';

const AGREED: Consent = {
  by: 'Asha Sample',
  at: '2026-11-01',
  until: '2026-11-23T18:30:00Z',
  renews: true,
};

function wordsOf(consent: Partial<Consent>, today: string) {
  const { wrapper } = createTestPortal();
  const { result } = renderHook(() => useConsent(), { wrapper });
  return result.current({ ...AGREED, ...consent }, today);
}

// 18:30 in UTC is midnight in India, so that the last day is the 24th.
test.each([
  ['2026-11-20', true, ''],
  ['2026-11-21', true, 'Renews in 3 days'],
  ['2026-11-23', true, 'Renews tomorrow'],
  ['2026-11-24', true, 'Renews today'],
  ['2026-11-25', true, ''],
  ['2026-11-22', false, 'Ends in 2 days'],
])('on %s, what renews (%j) is announced as "%s"', (today, renews, soon) => {
  expect(wordsOf({ renews }, today).soon).toBe(soon);
});

test.each<[Partial<Consent>, string]>([
  [{}, 'Agreed by Asha Sample on 01 Nov 2026, renews on 24 Nov 2026'],
  [{ renews: false }, 'Agreed by Asha Sample on 01 Nov 2026, ends on 24 Nov 2026'],
  [{ until: '2026-11-05' }, 'Agreed by Asha Sample on 01 Nov 2026, renewed on 05 Nov 2026'],
  [
    { until: '2026-11-05', renews: false },
    'Agreed by Asha Sample on 01 Nov 2026, ended on 05 Nov 2026',
  ],
  [{ at: '', until: 'some day' }, 'Agreed by Asha Sample'],
  [{ by: '', until: '' }, 'Agreed on 01 Nov 2026'],
  [{ by: '', at: '' }, 'renews on 24 Nov 2026'],
])('a consent with %j reads "%s"', (consent, about) => {
  expect(wordsOf(consent, '2026-11-10').about).toBe(about);
});
