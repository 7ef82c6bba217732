import { expect, test } from 'vitest';
import { fromProof, toProofs, toSentProof } from './wire';

const AT = '2026-11-20T13:21:04.512Z';
const WIRE = { _id: 'proof-1', kind: 'photo', at: AT, photo: 'assets/bag.jpg', seal: 4217 };

test('a proof has its picture, its seal and its lines', () => {
  const lines = [{ line_id: 'line-1', name: 'Naan', quantity: '4' }];
  expect(toProofs([{ ...WIRE, lines }])).toEqual([
    {
      id: 'proof-1',
      kind: 'photo',
      at: AT,
      photo: 'assets/bag.jpg',
      seal: '4217',
      lines: [{ lineId: 'line-1', name: 'Naan', quantity: 4 }],
    },
  ]);
});

test.each([[null], ['proofs'], [{}], [[null, 7, {}]], [[{ kind: 'photo' }]]])(
  'what is no list of proofs has none: %j',
  (wires) => expect(toProofs(wires)).toEqual([]),
);

test('a proof of anything is shown', () => {
  const odd = { _id: 'proof-2', kind: 7, at: 'soon', lines: 'all', seal: {}, photo: null };
  expect(toProofs([odd])).toEqual([
    { id: 'proof-2', kind: 'list', at: '', lines: [], seal: '', photo: '' },
  ]);
});

test.each([[null], [{}], [{ message: 'Saved' }]])('%j is no answer to a proof', (wire) => {
  expect(() => toSentProof(wire)).toThrow('not a proof');
});

test('a repeated request is equal to the first one', () => {
  const lines = [{ lineId: '', name: 'Naan', quantity: 4 }];
  const photo = new Blob(['bag'], { type: 'image/jpeg' });
  const proof = { orderId: 'order-1', kind: 'photo', at: AT, lines, seal: '', photo } as const;
  const [first, again] = [fromProof(proof), fromProof(proof)];
  const fileOf = (form: FormData) => {
    const { name, type, size, lastModified } = form.get('photo') as File;
    return { name, type, size, lastModified };
  };
  expect(fileOf(again)).toEqual(fileOf(first));
  expect(first.get('lines')).toBe('[{"name":"Naan","quantity":4}]');
  expect(first.has('seal')).toBe(false);
});
