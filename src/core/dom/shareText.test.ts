import { expect, test } from 'vitest';
import { shareText } from './shareText';

const SUMMARY = { title: 'Close of day', text: 'Earned: ₹1,000.00' };

/** A device whose dialog and clipboard answer with an error, or not at all. */
function device(answers: { share?: Error | null; copy?: Error }) {
  const done: string[] = [];
  const clipboard = {
    writeText: async (text: string) => {
      if (answers.copy) throw answers.copy;
      done.push(`copied ${text}`);
    },
  } as unknown as Clipboard;
  const share = async ({ text }: ShareData = {}) => {
    if (answers.share) throw answers.share;
    done.push(`shared ${text}`);
  };
  return { done, navigator: 'share' in answers ? { clipboard, share } : { clipboard } };
}

const error = (name: string) => Object.assign(new Error(), { name });

test.each([
  ['a dialog', { share: null }, 'shared', ['shared Earned: ₹1,000.00']],
  ['a dialog that is closed', { share: error('AbortError') }, 'cancelled', []],
  [
    'a forbidden dialog',
    { share: error('NotAllowedError') },
    'copied',
    ['copied Earned: ₹1,000.00'],
  ],
  ['no dialog', {}, 'copied', ['copied Earned: ₹1,000.00']],
  ['neither dialog nor clipboard', { copy: error('NotAllowedError') }, 'failed', []],
])('a text on a device with %s', async (_name, answers, outcome, done) => {
  const { navigator, done: seen } = device(answers);
  expect(await shareText(navigator, SUMMARY)).toBe(outcome);
  expect(seen).toEqual(done);
});

test('a page without a clipboard copies nothing', async () => {
  const navigator = { clipboard: undefined } as unknown as Navigator;
  expect(await shareText(navigator, SUMMARY)).toBe('failed');
});
