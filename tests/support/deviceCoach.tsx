import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { memoryStorage } from '../../src/adapters/storage/openStorage';
import type { Capability, PushAdapter } from '../../src/core/contracts';
import { alertsAtom } from '../../src/core/push/alerts';
import type { PortalStorage } from '../../src/core/session/types';
import { DeviceSettings } from '../../src/features/device/DeviceSettings';
import { startAlerts, stubNotification } from './alerts';
import type { Answers } from './orderApi';
import { renderInPortal } from './renderInPortal';

const AGENTS = {
  android: 'Mozilla/5.0 (Linux; Android 15) Chrome/131.0 Mobile',
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1',
  iPad: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/18.1 Safari/605.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/18.1 Safari/605.1',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0',
} as const;

/** A device and its browser, and what the marketplace can do. */
export interface Device {
  agent?: keyof typeof AGENTS;
  permission?: string | null;
  hasPush?: boolean;
  hasManifest?: boolean;
  isInstalled?: boolean;
  sound?: 'on';
  shell?: object;
  adapter?: Partial<PushAdapter>;
  isOpenOnly?: boolean;
  capabilities?: readonly Capability[];
  answers?: Answers;
}

/** Renders the settings of this device, with their checks. */
export async function openCoach(device: Device = {}, storage: PortalStorage = memoryStorage()) {
  const { agent = 'windows', permission = 'granted', hasPush = true, hasManifest = true } = device;
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(AGENTS[agent]);
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(agent === 'iPad' ? 5 : 0);
  const query = (text: string) => ({ matches: device.isInstalled === true && /stand/.test(text) });
  vi.stubGlobal('matchMedia', query);
  vi.stubGlobal('vendorPortalShell', device.shell);
  const { permit } = stubNotification(permission ?? '');
  if (permission === null) vi.stubGlobal('Notification', undefined);
  if (hasManifest) {
    const link = { rel: 'manifest', href: '/m.webmanifest' };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
  if (device.sound) storage.set('order_sound', device.sound);
  const portal = renderInPortal(<DeviceSettings />, {
    storage,
    capabilities: device.capabilities ?? [],
    answers: device.answers ?? {},
  });
  const { alerts } = startAlerts(device.adapter ?? {}, { isOpenOnly: device.isOpenOnly ?? false });
  if (hasPush) act(() => portal.store.set(alertsAtom, alerts));
  await screen.findByText('Will this device ring?');
  return { ...portal, permit, user: userEvent.setup() };
}

/** The check with this title. */
export function check(title: string) {
  const row = screen.getByRole('heading', { name: title, hidden: true }).closest('li');
  if (!row) throw new Error(`There is no check "${title}"`);
  return row;
}

export const fold = () => screen.getByText('Will this device ring?').closest('details');
