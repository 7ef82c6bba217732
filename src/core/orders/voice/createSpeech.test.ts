import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeSpeech, noSpeech } from '../../../../tests/support/speech';
import { createSpeech } from './createSpeech';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  delete (window as { vendorPortalShell?: unknown }).vendorPortalShell;
  noSpeech();
});

function open(...[options]: Parameters<typeof fakeSpeech>) {
  const fake = fakeSpeech(options);
  return { fake, speech: createSpeech() as NonNullable<ReturnType<typeof createSpeech>> };
}

test.each([
  [['en-US', 'ta-IN', 'ta-SG'], 'ta-SG', 'ta-SG'],
  [['en-US', 'ta_IN'], 'ta-IN', 'ta_IN'],
  [['en-US', 'ta-SG'], 'ta-IN', 'ta-SG'],
  [[], 'ta-IN', 'ta-IN'],
])('of the voices %j a text in %s gets %s', async (voices, lang, used) => {
  const { fake, speech } = open({ voices });
  await speech.say('புதிய ஆர்டர்', lang);
  expect(fake.spoken).toEqual([['புதிய ஆர்டர்', used]]);
});

test('a text without a voice of its language is not spoken', async () => {
  const { fake, speech } = open({ voices: ['en-US', 'te-IN'] });
  expect([speech.hasVoice('ta-IN'), speech.hasVoice('te-IN')]).toEqual([false, true]);
  await expect(speech.say('புதிய ஆர்டர்', 'ta-IN')).rejects.toThrow();
  expect(fake.spoken).toEqual([]);
});

test('voices that are loaded late are found', () => {
  const { fake, speech } = open({ voices: [] });
  const onChange = vi.fn();
  speech.subscribe(onChange);
  expect(speech.hasVoice('ta-IN')).toBeNull();
  fake.load('ta-IN');
  expect([onChange.mock.calls.length, speech.hasVoice('ta-IN')]).toEqual([1, true]);
});

test('a text that never ends does not stop the next ones', async () => {
  const { fake, speech } = open({ hangs: true });
  await speech.say('New order', 'en-IN');
  await speech.say('2 new orders', 'en-IN');
  expect(fake.spoken.map(([text]) => text)).toEqual(['New order', '2 new orders']);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([fake.cuts, speechSynthesis.speaking]).toEqual([2, false]);
});

test('a device that does not begin to speak is given up', async () => {
  const { speech } = open({ starts: false });
  const said = expect(speech.say('New order', 'en-IN')).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(6_000);
  await said;
  expect(speechSynthesis.speaking).toBe(false);
});

test('stopping ends a text, and nothing of the page', async () => {
  const { fake, speech } = open({ hangs: true });
  speechSynthesis.speak(new SpeechSynthesisUtterance('Text of the page'));
  speech.stop();
  expect(fake.cuts).toBe(0);
  speechSynthesis.cancel();
  await speech.say('New order', 'en-IN');
  speech.stop();
  speech.stop();
  expect(fake.cuts).toBe(2);
});

test('a text that the speech of another portal replaces does not stop that one', async () => {
  const { fake, speech } = open({ hangs: true });
  const other = createSpeech();
  await speech.say('New order', 'en-IN');
  await other?.say('2 new orders', 'en-IN');
  await vi.advanceTimersByTimeAsync(1_000);
  speech.stop();
  expect([fake.cuts, speechSynthesis.speaking]).toEqual([1, true]);
});

test('a text that is replaced before it begins was not spoken', async () => {
  const { speech } = open({ starts: false });
  const said = expect(speech.say('New order', 'en-IN')).rejects.toThrow();
  createSpeech()
    ?.say('2 new orders', 'en-IN')
    .catch(() => {});
  await said;
  expect(speechSynthesis.speaking).toBe(true);
});

const inject = (shell: unknown) => Object.assign(window, { vendorPortalShell: shell });

test('the app speaks in place of the browser, and an empty text stops it', async () => {
  const speak = vi.fn();
  inject({ speak });
  const { fake, speech } = open();
  speech.stop();
  await speech.say('New order', 'en-IN');
  speech.stop();
  expect(speak.mock.calls).toEqual([
    ['New order', 'en-IN'],
    ['', 'en-IN'],
  ]);
  expect(fake.spoken).toEqual([]);
});

test.each([
  ['returns why not', () => 'No voice'],
  ['rejects', () => Promise.reject(new Error('No voice'))],
  ['rejects with a text', () => Promise.reject('No voice')],
  [
    'throws',
    () => {
      throw new Error('No voice');
    },
  ],
])('an app that %s has not spoken', async (_what, speak) => {
  inject({ speak });
  const { speech } = open();
  const failure = await speech.say('New order', 'en-IN').catch((error: unknown) => error);
  expect(failure).toEqual(new Error('No voice'));
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['an object', { message: 7 }],
])('an app that rejects with %s has not spoken, without a reason', async (_what, cause) => {
  inject({ speak: () => Promise.reject(cause) });
  const { speech } = open();
  const failure = await speech.say('New order', 'en-IN').catch((error: unknown) => error);
  expect(failure).toEqual(new Error(''));
});

test('an app that does not begin to speak is given up', async () => {
  const speak = vi.fn((_text: string) => new Promise(() => {}));
  inject({ speak });
  const { speech } = open();
  const said = expect(speech.say('New order', 'en-IN')).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(6_000);
  await said;
  expect(speak.mock.calls.map(([text]) => text)).toEqual(['New order', '']);
});

test('a text of the app that does not end is stopped', async () => {
  const speak = vi.fn(async (_text: string) => {});
  inject({ speak });
  const { speech } = open();
  await speech.say('New order', 'en-IN');
  await vi.advanceTimersByTimeAsync(10_000);
  await speech.say('2 new orders', 'en-IN');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(speak.mock.calls.map(([text]) => text)).toEqual(['New order', '2 new orders']);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(speak.mock.calls.map(([text]) => text)).toEqual(['New order', '2 new orders', '']);
});

test.each([
  ['an app without speech', {}],
  ['an element with its name', document.createElement('form')],
])('%s leaves the speech to the browser', async (_what, shell) => {
  inject(shell);
  const { fake, speech } = open();
  await speech.say('New order', 'en-IN');
  expect(fake.spoken).toHaveLength(1);
});

test('a device without speech has none', () => {
  noSpeech();
  expect(createSpeech()).toBeNull();
});
