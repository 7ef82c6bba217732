import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiRefusal, BadResponse } from './errors';
import { toRecord, toRecords, unwrap } from './unwrap';

function answer(body: unknown, httpStatus = 200) {
  return { httpStatus, text: typeof body === 'string' ? body : JSON.stringify(body) };
}

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return null;
}

test('the payload is the data of the body', () => {
  const reply = unwrap(answer({ statusCode: 200, message: 'ok', data: { _id: 'a' } }));
  expect(reply).toMatchObject({ status: 200, message: 'ok', data: { _id: 'a' } });
});

test.each([[{ _id: 'a' }], [[{ _id: 'a' }]]])('without data the body is the payload', (body) => {
  expect(unwrap(answer(body)).data).toEqual(body);
});

test.each([
  { statusCode: 200, message: 'ok' },
  { message: 'ok', data: null },
])('an envelope without payload has none', (body) => {
  expect(unwrap(answer(body)).data).toBeNull();
});

test('the fields next to data stay readable', () => {
  const reply = unwrap(answer({ overall_review: 4.5, data: [] }));
  expect(reply.body.overall_review).toBe(4.5);
});

test.each([
  [{ statusCode: 409, message: 'Taken' }, 200, 409],
  [{ statusCode: '404', message: 'Taken' }, 200, 404],
  [{ message: 'Taken' }, 409, 409],
  [{ statusCode: 200, message: 'Taken' }, 500, 500],
  [{ statusCode: 422, message: 'Taken' }, 400, 422],
  [{ statusCode: 'x', message: ['Taken'] }, 400, 400],
])('%j over HTTP %d is a refusal with status %d', (body, httpStatus, status) => {
  const refusal = thrownBy(() => unwrap(answer(body, httpStatus)));
  expect(refusal).toMatchObject({ status, serverMessage: 'Taken' });
});

const PHONE = { field: 'phone', message: 'phone is required' };

test.each([
  [{ message: 'phone is required' }, [PHONE]],
  [
    { message: ['phone is required', 'Not today.'] },
    [PHONE, { field: 'Not', message: 'Not today.' }],
  ],
  [{ errors: { phone: 'phone is required' } }, [PHONE]],
  [{ errors: { 'phone.0': ['phone is required', ''] } }, [PHONE]],
  [{ errors: [PHONE, null, 'x', { field: 'name' }] }, [PHONE]],
  [{ errors: 'x' }, []],
  ['<html>', []],
])('%j names the fields %j', (body, fields) => {
  expect(thrownBy(() => unwrap(answer(body, 422)))).toMatchObject({ fields });
});

test("a gateway's HTML page is a refusal without words", () => {
  const refusal = thrownBy(() => unwrap(answer('<html>Bad gateway</html>', 502)));
  expect(refusal).toMatchObject({ status: 502, serverMessage: '' });
});

test('Retry-After is readable on a refusal', () => {
  const refusal = thrownBy(() => unwrap({ ...answer({}, 429), retryAfter: '7' }));
  expect(refusal).toMatchObject({ retryAfterMs: 7_000 });
});

test.each([
  '',
  ' ',
  '<!doctype html><p>Sign in to the Wi-Fi</p>',
  '{"data":[',
  '{"data":1}}',
  '\u001f\u008b',
  'null',
  '42',
  '"ok"',
  'true',
  '{"statusCode":304}',
])('%j is a bad response', (body) => {
  expect(() => unwrap(answer(body))).toThrow(BadResponse);
});

test('an empty answer is a success where nobody reads it', () => {
  expect(unwrap(answer('', 204), true)).toMatchObject({ status: 204, data: null });
});

test('a byte order mark before the JSON is skipped', () => {
  expect(unwrap(answer('\uFEFF{"data":{"a":1}}')).data).toEqual({ a: 1 });
});

test.each(['{"data":{"deep":[{"otp":4321}]}}', '{"otp":4321}', '{"data":{"\\u006ftp":4321}}'])(
  'the code in %s never gets in',
  (body) => {
    expect(JSON.stringify(unwrap(answer(body)))).not.toContain('4321');
  },
);

test.each(['__proto__', 'constructor', 'prototype', '\\u005f_proto__', 'constr\\u0075ctor'])(
  'the key "%s" never gets in',
  (key) => {
    const { data } = unwrap(answer(`{"data":{"${key}":{"a":1},"b":3}}`));
    expect(Object.getOwnPropertyNames(data)).toEqual(['b']);
  },
);

test.each([
  [{ a: 1 }, { a: 1 }],
  [[{ a: 1 }], { a: 1 }],
  [[], null],
  [null, null],
])('the record in %j is %j', (data, record) => {
  expect(toRecord(data)).toEqual(record);
});

test.each([[[]], [null], ['x']])('a required record is missing in %j', (data) => {
  expect(() => toRecord(data, true)).toThrow(BadResponse);
});

test('the answer of a list is its records', () => {
  expect([toRecords([{ a: 1 }, null, 'x']), toRecords(null)]).toEqual([[{ a: 1 }], []]);
});

test.each([{ a: 1 }, 'x', 3, true])('%j is no list', (data) => {
  expect(() => toRecords(data)).toThrow(BadResponse);
});

test('nothing but the two typed errors ever leaves unwrap', () => {
  const body = fc.oneof(
    fc.json(),
    fc.string(),
    fc.jsonValue().map((data) => JSON.stringify({ data })),
  );
  const status = fc.integer({ min: 100, max: 599 });
  fc.assert(
    fc.property(body, status, fc.boolean(), (text, httpStatus, mayBeEmpty) => {
      const error = thrownBy(() => toRecords(unwrap({ httpStatus, text }, mayBeEmpty).data));
      return error === null || error instanceof ApiRefusal || error instanceof BadResponse;
    }),
    { numRuns: 1_000 },
  );
});
