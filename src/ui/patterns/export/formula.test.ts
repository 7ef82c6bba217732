import { expect, test } from 'vitest';
import { escapeFormulas, unescapeFormulas } from './formula';

test.each(['=1', 'a;=1', '\t=1', '\r+1', 'a\n -1', '＝1', 'Dosa', "it's", ''])(
  'the text %j is the same after it was written and read',
  (text) => {
    expect(unescapeFormulas(escapeFormulas(text))).toBe(text);
  },
);
