import { act, renderHook } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { expect, test } from 'vitest';
import { createTestPortal } from '../../../tests/support/renderInPortal';
import { capabilitiesAtom } from '../../core/capabilities';
import { offersAtom } from './data';

test('no offer says who agreed once the capability is off', async () => {
  const consent = { by: 'Asha Sample', at: '2026-11-01', until: '2026-12-01', renews: true };
  const { wrapper, store } = createTestPortal({
    answers: { offersAll: () => [{ _id: 'o1', title: 'Lunch', consent }] },
  });
  const { result } = renderHook(() => useAtomValue(offersAtom).data?.[0], { wrapper });
  await expect.poll(() => result.current?.title).toBe('Lunch');
  expect(result.current).not.toHaveProperty('consent');
  act(() => store.set(capabilitiesAtom, ['payouts.deductions']));
  await expect.poll(() => result.current?.consent).toEqual(consent);
  act(() => store.set(capabilitiesAtom, []));
  expect(result.current?.title).toBe('Lunch');
  expect(result.current).not.toHaveProperty('consent');
});
