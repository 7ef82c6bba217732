import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPortal } from '../../../tests/support/renderPortal';
import type { PartialMessages, PortalEvent, PortalLocale } from '../../core/contracts';
import { portalLocales } from '../../locales';

const GREETINGS = { ta: 'தொடங்கு', ur: 'شروع' } as const;

const english: PortalLocale = { locale: 'en-IN', name: 'English' };
const textsOf = (getStarted: string) => ({ auth: { getStarted: [getStarted] } });
const localeOf = (code: keyof typeof GREETINGS, load?: PortalLocale['load']): PortalLocale => ({
  locale: `${code}-IN`,
  name: code === 'ta' ? 'தமிழ்' : 'اردو',
  load: load ?? (async () => ({ default: textsOf(GREETINGS[code]) as PartialMessages })),
});

function open(locales: unknown, props = {}) {
  const events: PortalEvent[] = [];
  const onEvent = (event: PortalEvent) => events.push(event);
  const given = {
    locales: locales as PortalLocale[],
    storage: 'local',
    onEvent,
    ...props,
  } as const;
  const { errors, show, container } = renderPortal(given, (portal) => (
    <StrictMode>{portal}</StrictMode>
  ));
  const root = () => container.querySelector('[lang]');
  return { errors, events, root, show: (more: object) => show({ ...given, ...more }) };
}

const titled = (name: string) => screen.findByRole('heading', { level: 1, name });
const choices = () => screen.findByRole('radiogroup', { name: 'Language' });
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));

test('a chosen language is shown at once, with its direction, and what is typed stays', async () => {
  const { events, root } = open([english, localeOf('ta'), localeOf('ur')]);
  await userEvent.type(screen.getByRole('textbox', { name: /phone/i }), '98765');
  await choices();
  await choose('اردو');

  await titled(GREETINGS.ur);
  expect([root()?.getAttribute('lang'), root()?.getAttribute('dir')]).toEqual(['ur-IN', 'rtl']);
  expect(screen.getByRole('textbox', { name: /phone/i })).toHaveProperty('value', '98765');
  expect(events).toEqual([{ type: 'language-changed', locale: 'ur-IN' }]);
});

test('the device remembers the choice', async () => {
  const locales = [english, localeOf('ta')];
  open(locales);
  await choose('தமிழ்');
  await titled(GREETINGS.ta);
  open(locales);

  await waitFor(() =>
    expect(screen.getAllByRole('heading', { name: GREETINGS.ta })).toHaveLength(2),
  );
});

test('English comes back without a load', async () => {
  open([english, localeOf('ta')]);
  await choose('தமிழ்');
  await titled(GREETINGS.ta);
  await choose('English');

  await titled('Get Started');
});

test('of two quick choices the last one is shown', async () => {
  let finish = (_texts: PartialMessages) => {};
  const slow = localeOf('ta', () => new Promise((resolve) => (finish = resolve)));
  const { events } = open([english, slow, localeOf('ur')]);
  await choose('தமிழ்');
  await choose('اردو');
  await titled(GREETINGS.ur);
  await act(async () => finish(textsOf(GREETINGS.ta) as PartialMessages));

  await titled(GREETINGS.ur);
  expect(events).toEqual([{ type: 'language-changed', locale: 'ur-IN' }]);
});

test.each<[string, () => Promise<never>]>([
  ['rejects', () => Promise.reject(new Error('offline'))],
  ['returns a page', async () => '<!doctype html>' as never],
  ['returns nothing', async () => null as never],
  ['returns no texts', async () => ({}) as never],
])('a load that %s keeps the language and says so', async (_how, load) => {
  const { errors, events } = open([english, localeOf('ta', load)]);
  await choose('தமிழ்');

  await screen.findByText("தமிழ் couldn't be loaded. Check your connection and try again.");
  await titled('Get Started');
  expect(screen.getByRole('radio', { name: 'English' })).toHaveProperty('checked', true);
  expect(errors().map(({ kind }) => kind)).toEqual(['chunk']);
  expect(events).toEqual([]);
});

test('a load that fails once is tried again', async () => {
  const load = vi
    .fn(async () => textsOf(GREETINGS.ta) as PartialMessages)
    .mockRejectedValueOnce(new Error('offline'));
  const { errors } = open([english, localeOf('ta', load)]);
  await choose('தமிழ்');

  await titled(GREETINGS.ta);
  expect(errors()).toEqual([]);
});

test('a remembered language that cannot be loaded is replaced by that of the host', async () => {
  localStorage.setItem('language', 'ta-IN');
  const { errors } = open([english, localeOf('ta', () => Promise.reject(new Error('offline')))]);

  await titled('Get Started');
  expect(errors().map(({ kind, message }) => [kind, message])).toEqual([
    ['chunk', 'The texts of ta-IN did not load'],
  ]);
});

test('a remembered language that could not be loaded is said, and can be chosen again', async () => {
  localStorage.setItem('language', 'ta-IN');
  let isOnline = false;
  const load = async () => {
    if (!isOnline) throw new Error('offline');
    return textsOf(GREETINGS.ta) as PartialMessages;
  };
  open([english, localeOf('ta', load)]);
  await screen.findByText("தமிழ் couldn't be loaded. Check your connection and try again.");
  expect(screen.getByRole('radio', { name: 'English' })).toHaveProperty('checked', true);
  isOnline = true;
  await choose('தமிழ்');

  await titled(GREETINGS.ta);
});

test('a load that never settles does not hold up the portal', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  localStorage.setItem('language', 'ta-IN');
  const { root } = open([english, localeOf('ta', () => new Promise(() => {}))]);

  await titled('Get Started');
  expect(root()?.getAttribute('lang')).toBe('en-IN');
});

test('languages that come later do not mount the portal again', async () => {
  const { show } = open(undefined, { locale: 'ta-IN' });
  await userEvent.type(screen.getByRole('textbox', { name: /phone/i }), '98765');
  show({ locale: 'ta-IN', locales: [english, localeOf('ta')] });

  await titled(GREETINGS.ta);
  expect(screen.getByRole('textbox', { name: /phone/i })).toHaveProperty('value', '98765');
});

test('texts that need the parser are shown with their direction, not before', async () => {
  const plain = localeOf('ur', async () => ({ auth: { getStarted: GREETINGS.ur } }));
  const { root } = open([english, plain]);
  await choose('اردو');

  await titled(GREETINGS.ur);
  expect(root()?.getAttribute('dir')).toBe('rtl');
});

test('English is English for a host whose own texts are Hindi', async () => {
  open([english, localeOf('ta')], { locale: 'hi-IN', messages: textsOf('शुरू करें') });
  await titled('शुरू करें');
  await choose('English');

  await titled('Get Started');
});

test('the first calls of a page name the chosen language', async () => {
  localStorage.setItem('language', 'ta-IN');
  const sent = vi.fn<typeof fetch>(async () => new Response('{}'));
  vi.stubGlobal('fetch', sent);
  open([english, localeOf('ta')]);
  await titled(GREETINGS.ta);
  await userEvent.type(screen.getByRole('textbox', { name: /phone|\p{L}/iu }), '9876543210{Enter}');

  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[1]?.headers).toMatchObject({ 'Accept-Language': 'ta-IN' });
});

test('before a choice the language is that of the locale prop', async () => {
  const { root } = open([english, localeOf('ta')], { locale: 'ta-IN' });

  await titled(GREETINGS.ta);
  expect(root()?.getAttribute('lang')).toBe('ta-IN');
});

test('a locale that is not offered stays until the vendor chooses', async () => {
  const { root } = open([english, localeOf('ta')], { locale: 'en-AE' });
  await choices();

  expect(root()?.getAttribute('lang')).toBe('en-AE');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

test('without English in the list the first language is shown', async () => {
  open([localeOf('ur'), localeOf('ta')]);

  await titled(GREETINGS.ur);
});

test('one language is shown, and there is nothing to choose', async () => {
  open([localeOf('ta')]);

  await titled(GREETINGS.ta);
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

test.each([[null], ['ta'], [[null, {}, { locale: 'ta-IN' }, english]], [{}]])(
  'the list %j offers no choice, and the host is told',
  async (locales) => {
    const { errors } = open(locales);

    await titled('Get Started');
    expect(screen.queryByRole('radiogroup')).toBeNull();
    await waitFor(() => expect(errors().map(({ kind }) => kind)).toContain('config'));
  },
);

test('a new list with the same languages changes nothing', async () => {
  const load = vi.fn(async () => textsOf(GREETINGS.ta) as PartialMessages);
  const { show } = open([english, localeOf('ta', load)], { locale: 'ta-IN' });
  await titled(GREETINGS.ta);
  const calls = load.mock.calls.length;
  show({ locale: 'ta-IN', locales: [english, localeOf('ta', load)] });
  await titled(GREETINGS.ta);

  expect(load.mock.calls.length).toBe(calls);
});

test('each language of the package has its name in its own language', async () => {
  open(portalLocales());
  const group = await choices();

  const labels = [...group.querySelectorAll('label')];
  expect(labels.map((label) => [label.lang, label.textContent])).toEqual(
    portalLocales().map(({ locale, name }) => [locale, name]),
  );
});
