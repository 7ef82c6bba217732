import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BadResponse } from './errors';
import { createRowSplitter } from './readRows';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Splits a body that arrives in pieces of `size` bytes. */
function split(body: string, size: number) {
  const splitter = createRowSplitter();
  const rows: unknown[] = [];
  const sent = bytes(body);
  for (let at = 0; at < sent.length; at += size)
    rows.push(...splitter.push(sent.subarray(at, at + size)));
  return { rows, rest: splitter.rest() };
}

const anyText = fc.string({ unit: 'grapheme' });
const rowsOfAnyKind = fc.array(
  fc.dictionary(anyText, fc.oneof(anyText, fc.jsonValue()), { maxKeys: 4 }),
);

test('a list that arrives in any pieces is read unchanged', () => {
  fc.assert(
    fc.property(rowsOfAnyKind, anyText, fc.integer({ min: 1, max: 40 }), (rows, message, size) => {
      const body = { statusCode: 200, message, data: rows, tail: [message] };
      const text = JSON.stringify(body, null, size % 3);
      const result = split(text, size);
      // Compares with the rows as parsed from JSON, because `parseJson` drops some keys.
      expect(result.rows).toEqual(split(JSON.stringify(rows), 7).rows);
      expect(JSON.parse(result.rest)).toEqual({ ...body, data: [] });
      expect(result.rows).toHaveLength(rows.length);
    }),
  );
});

test('rows are read as soon as they are whole', () => {
  const splitter = createRowSplitter();
  expect(splitter.push(bytes('{"data":[{"a":1},{"a"'))).toEqual([{ a: 1 }]);
  expect(splitter.push(bytes(':2},{"a":3}'))).toEqual([{ a: 2 }]);
  expect(splitter.push(bytes(']}'))).toEqual([{ a: 3 }]);
  expect(splitter.rest()).toBe('{"data":[]}');
});

test.each([
  ['brackets in a text', '{"message":"[{","data":[{"a":"]},{\\""}]}', [{ a: ']},{"' }]],
  ['a list without an envelope', ' [{"a":1},null,"x",{"b":[2]}]', [{ a: 1 }, { b: [2] }]],
  ['a key that only ends like data', '{"x\\"data":[1],"data":[{"a":1}]}', [{ a: 1 }]],
  ['an empty list', '{"data":[ ]}', []],
  ['no list', '{"data":null}', []],
])('%s', (_name, body, rows) => {
  expect(split(body, 3).rows).toEqual(rows);
});

test('a list deeper in the answer stays where it is', () => {
  const body = '{"data":{"orders":[{"a":1}]},"more":{"data":[{"b":2}]}}';
  expect(split(body, 5)).toEqual({ rows: [], rest: body });
});

test('keys that could reach a prototype are left out', () => {
  const { rows } = split('{"data":[{"otp":1234,"__proto__":{"x":1},"a":1}]}', 100);
  expect(rows).toEqual([{ a: 1 }]);
  expect(Object.getPrototypeOf(rows[0])).toBe(Object.prototype);
});

test.each(['{"data":[{"a":1},{"a":', '{"data":[{"a":1} {"a":2}]}', '{"data":[{"a":1},{a:2}]}'])(
  '%s is refused',
  (body) => {
    expect(() => split(body, 4)).toThrow(BadResponse);
  },
);
