import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import type { PartialMessages } from '../contracts';
import { compileMessages } from './compileMessages';
import { createTexts } from './messages';

function read(messages: PartialMessages) {
  const { texts, problems } = compileMessages(messages);
  const catalogue = { '@': 'auth', codeSent: compile('Sent to {phone}'), verify: 'Verify' };
  const text = createTexts('en-IN', texts).of<'codeSent' | 'verify'>(catalogue);
  return {
    sent: text('codeSent', { phone: '98' }),
    verify: text('verify'),
    hints: problems.map(({ kind, hint }) => `${kind} ${hint}`),
  };
}

test('a text of the host replaces ours', () => {
  expect(read({ auth: { codeSent: '{phone} has it' } })).toEqual({
    sent: '98 has it',
    verify: 'Verify',
    hints: [],
  });
});

test('a text that is compiled already is taken unchanged', () => {
  expect(read({ auth: { verify: ['जाँचें'] } })).toMatchObject({ verify: 'जाँचें', hints: [] });
});

test.each([
  ['Code sent', 'config auth.codeSent: {phone} is missing.'],
  ['{phone} {name}', 'config auth.codeSent: the portal has no value {name}.'],
  ['{phone, plural, other {#}}', 'config auth.codeSent: {phone} is not a number.'],
  ['{phone, date}', 'config auth.codeSent: the format of {phone} is not supported.'],
  ['<b>{phone}</b>', 'config auth.codeSent: the format of {b} is not supported.'],
  ['{phone} {constructor}', 'config auth.codeSent: the portal has no value {constructor}.'],
  ['{phone', 'config auth.codeSent: EXPECT_ARGUMENT_CLOSING_BRACE.'],
])('the text %o is left out with a warning that has its key', (codeSent, hint) => {
  expect(read({ auth: { codeSent } })).toEqual({
    sent: 'Sent to 98',
    verify: 'Verify',
    hints: [hint],
  });
});

test.each([
  [{ auth: { verfiy: 'Go' } }, 'auth.verfiy: the portal has no text with this key.'],
  [{ toString: { name: 'Go' } }, 'toString.name: the portal has no text with this key.'],
  [{ auth: { verify: 4 } }, 'auth.verify: it is not a string.'],
])('a value of no allowed type (%o) causes a warning', (messages, hint) => {
  expect(read(messages as PartialMessages)).toMatchObject({
    verify: 'Verify',
    hints: [`config ${hint}`],
  });
  expect(read({ auth: null, kyc: undefined } as unknown as PartialMessages).hints).toEqual([]);
});
