import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { check, fold, openCoach } from '../../../../tests/support/deviceCoach';
import { memoryStorage } from '../../../adapters/storage/openStorage';
import type { PushAdapter } from '../../../core/contracts';

/** An audio device that plays nothing. */
function stubAudio() {
  const ramp = { setValueAtTime() {}, linearRampToValueAtTime() {} };
  class QuietAudio extends EventTarget {
    state = 'running';
    currentTime = 0;
    destination = {};
    createGain = () => ({ gain: ramp, connect: () => {} });
    createOscillator = () => ({
      frequency: {},
      connect: <Target,>(target: Target) => target,
      start() {},
      stop() {},
    });
    resume = () => Promise.resolve();
    close = () => Promise.resolve();
  }
  vi.stubGlobal('AudioContext', QuietAudio);
}

const titles = () =>
  screen.getAllByRole('heading', { level: 4, hidden: true }).map(({ textContent }) => textContent);

test('it is open the first time on a device', async () => {
  const storage = memoryStorage();
  const { unmount } = await openCoach({}, storage);
  expect(fold()?.open).toBe(true);
  unmount();

  await openCoach({}, storage);

  expect(fold()?.open).toBe(false);
});

test('its line counts the checks that are OK', async () => {
  const { user } = await openCoach({ isInstalled: true });
  expect(screen.getByText('2 of 5 checked')).toBeDefined();

  await user.click(screen.getByRole('checkbox', { name: /battery saving/ }));

  expect(screen.getByText('3 of 5 checked')).toBeDefined();
});

test.each([
  ['windows', /^Windows:/],
  ['android', /^Android:/],
  ['iPhone', /^iPhone and iPad:/],
  ['iPad', /^iPhone and iPad:/],
  ['mac', /^Mac, Linux and others:/],
] as const)('on %s its steps are first, the others folded', async (agent, first) => {
  await openCoach({ agent });
  const [summary, ...others] = [...check('Battery saving off').querySelectorAll('div > p')];

  expect(summary?.closest('details > details')).toBeNull();
  const words = [summary, ...others].map((line) => line?.textContent ?? '');
  const lines = words.filter((line) => /^(Windows|Android|iPhone and iPad|Mac, )/.test(line));
  expect(lines[0]).toMatch(first);
  expect(within(check('Battery saving off')).getByText('Other devices')).toBeDefined();
});

test('an installed page is OK', async () => {
  await openCoach({ isInstalled: true });
  expect(check('Installed as an app').textContent).toContain('OK');
});

test('a page with a manifest can be installed', async () => {
  await openCoach({ agent: 'android' });
  const { textContent } = check('Installed as an app');
  expect(textContent).toContain('To do');
  expect(textContent).toContain('Android: Open the browser');
});

test('a page without a manifest asks nobody to install it', async () => {
  await openCoach({ hasManifest: false });
  const { textContent } = check('Installed as an app');
  expect(textContent).toContain('Not available');
  expect(textContent).not.toContain('To do');
  expect(screen.getByText('1 of 4 checked')).toBeDefined();
});

test('an iPhone needs the installed page for notifications', async () => {
  await openCoach({ agent: 'iPhone', permission: null });
  expect(check('Installed as an app').textContent).toContain('only in an installed page');
  expect(check('Notifications allowed').textContent).toContain('Install it first');
});

test('an iPhone learns that a page without a manifest cannot notify', async () => {
  await openCoach({ agent: 'iPhone', permission: null, hasManifest: false });
  expect(check('Installed as an app').textContent).toContain('take orders on another device');
});

test('without a push adapter nothing is said about notifications', async () => {
  await openCoach({ agent: 'iPhone', hasPush: false });
  expect(titles()).toEqual(['Installed as an app', 'Battery saving off', 'Sound on']);
  expect(check('Installed as an app').textContent).not.toContain('notifications');
});

test('"Allow notifications" asks for the permission', async () => {
  const asked: boolean[] = [];
  const register: PushAdapter['register'] = async ({ interactive }) => {
    asked.push(interactive);
    if (interactive) portal.permit('granted');
    return 'push-token-1';
  };
  const portal = await openCoach({ permission: 'default', adapter: { register } });

  await portal.user.click(screen.getByRole('button', { name: 'Allow notifications' }));

  await waitFor(() => expect(check('Notifications allowed').textContent).toContain('OK'));
  expect(asked).toEqual([false, true]);
});

test('blocked notifications are undone in the settings', async () => {
  const { permit } = await openCoach({ permission: 'denied' });
  expect(check('Notifications allowed').textContent).toContain('Windows: Click the icon before');

  permit('granted');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));

  expect(check('Notifications allowed').textContent).toContain('OK');
});

test('messages that have ended can be turned on again', async () => {
  let answer: string | null = 'push-token-1';
  let change = () => {};
  const adapter: Partial<PushAdapter> = {
    register: async ({ interactive }) => (interactive ? (answer = 'push-token-2') : answer),
    onTokenChange(handler) {
      change = handler;
      return () => {};
    },
  };
  const { user } = await openCoach({ adapter });
  await waitFor(() => expect(check('Notifications allowed').textContent).toContain('OK'));

  answer = null;
  act(() => change());
  await waitFor(() =>
    expect(check('Notifications allowed').textContent).toContain('Messages ended'),
  );
  await user.click(screen.getByRole('button', { name: 'Turn on again' }));

  await waitFor(() => expect(check('Notifications allowed').textContent).toContain('OK'));
});

test('a browser without notifications is not asked for them', async () => {
  await openCoach({ permission: null });
  expect(check('Notifications allowed').textContent).toContain('Not available');
  expect(within(check('Notifications allowed')).queryByRole('button')).toBeNull();
});

test('battery saving cannot be known', async () => {
  const { storage, user } = await openCoach();
  expect(check('Battery saving off').textContent).toContain("Can't be checked");
  const box = screen.getByRole('checkbox', { name: /battery saving/ });

  await user.click(box);
  expect(check('Battery saving off').textContent).toContain('OK');
  expect(storage.get('device_checks')).toContain('battery');

  await user.click(box);
  expect(check('Battery saving off').textContent).toContain("Can't be checked");
});

test('the sound can be turned on', async () => {
  const { storage, user } = await openCoach();
  expect(check('Sound on').textContent).toContain('To do');

  await user.click(within(check('Sound on')).getByRole('button', { name: 'Turn on sound' }));

  expect(storage.get('order_sound')).toBe('on');
});

test('a sound that waits for a tap is not OK', async () => {
  const { user } = await openCoach({ sound: 'on' });
  expect(check('Sound on').textContent).toContain('only after you have tapped this page');

  stubAudio();
  await user.click(within(check('Sound on')).getByRole('button', { name: 'Turn on sound' }));

  expect(check('Sound on').textContent).toContain('OK');
});

test('a browser without sound cannot ring', async () => {
  vi.stubGlobal('AudioContext', undefined);
  const { user } = await openCoach();

  await user.click(within(check('Sound on')).getByRole('button', { name: 'Turn on sound' }));

  expect(check('Sound on').textContent).toContain("This browser can't play sounds.");
});

test('the app of a marketplace answers for installation, notifications and sound', async () => {
  await openCoach({ shell: {}, permission: null, hasManifest: false });
  expect(check('Installed as an app').textContent).toContain('the app of your marketplace');
  expect(check('Notifications allowed').textContent).toContain("Can't be checked");
  expect(check('Sound on').textContent).toContain("Can't be checked");
  expect(screen.queryByText(/Add to Home Screen/i)).toBeNull();
});
