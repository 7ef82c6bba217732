import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import type { PartialMessages } from '../contracts';
import { compileMessages } from './compileMessages';
import { translate } from './messages';

function read(messages: PartialMessages) {
  const { texts, problems } = compileMessages(messages);
  const catalogue = { '@': 'auth', codeSent: compile('Sent to {phone}'), verify: 'Verify' };
  const text = translate<'codeSent' | 'verify'>(catalogue, 'en-IN', texts);
  return {
    sent: text('codeSent', { phone: '98' }),
    verify: text('verify'),
    hints: problems.map(({ kind, hint }) => `${kind} ${hint}`),
  };
}

test('a text of the host stands in the place of ours, with its values', () => {
  expect(read({ auth: { codeSent: '{phone} has it' } })).toEqual({
    sent: '98 has it',
    verify: 'Verify',
    hints: [],
  });
});

test('a text that is compiled already is taken as it is', () => {
  expect(read({ auth: { verify: ['जाँचें'] } })).toMatchObject({ verify: 'जाँचें', hints: [] });
});

test.each([
  ['Code sent', 'config auth.codeSent: it lacks {phone}.'],
  ['{phone} {name}', 'config auth.codeSent: there is no value for {name}.'],
  ['{phone, plural, other {#}}', 'config auth.codeSent: {phone} is no number.'],
  ['{phone, date}', 'config auth.codeSent: {phone} is of another kind.'],
  ['<b>{phone}</b>', 'config auth.codeSent: {b} is of another kind.'],
  ['{phone} {constructor}', 'config auth.codeSent: there is no value for {constructor}.'],
  ['{phone', 'config auth.codeSent: EXPECT_ARGUMENT_CLOSING_BRACE.'],
])('the text %o is left out and told with its key', (codeSent, hint) => {
  expect(read({ auth: { codeSent } })).toEqual({
    sent: 'Sent to 98',
    verify: 'Verify',
    hints: [hint],
  });
});

test.each([
  [{ auth: { verfiy: 'Go' } }, 'auth.verfiy: the portal has no text of this name.'],
  [{ toString: { name: 'Go' } }, 'toString.name: the portal has no text of this name.'],
  [{ auth: { verify: 4 } }, 'auth.verify: it is no text.'],
])('what no type allows, as %o, is told and harms nothing', (messages, hint) => {
  expect(read(messages as PartialMessages)).toMatchObject({
    verify: 'Verify',
    hints: [`config ${hint}`],
  });
  expect(read({ auth: null, kyc: undefined } as unknown as PartialMessages).hints).toEqual([]);
});
