import { expect, test } from 'vitest';
import { compileCatalogue } from '../../../build/icuMessages';
import { translate } from './messages';

test('a plural message follows its number', async () => {
  const code = compileCatalogue('{"orders":"{count, plural, one {# order} other {# orders}}"}');
  const catalogue = JSON.parse(code.slice('export default '.length, -1));
  const text = translate<'orders'>(catalogue, 'en-IN');
  expect([text('orders', { count: 1 }), text('orders', { count: 12 })]).toEqual([
    '1 order',
    '12 orders',
  ]);
});
