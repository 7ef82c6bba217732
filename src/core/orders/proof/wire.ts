import { BadResponse } from '../../api/errors';
import { toIso } from '../../format/formats';
import { amount } from '../../format/wireAmount';
import { array, list, toText, type Wire } from '../../format/wireValues';
import type { NewProof, OrderProof, ProofLine } from './types';

/** The most proofs of an order, and the most lines of a proof, that a screen shows. */
const MOST = 100;

/** Skips rows without an id, which no answer can name. */
export function toProofs(wires: unknown): OrderProof[] {
  return some(wires)
    .map(toProof)
    .filter(({ id }) => id !== '');
}

/** @throws BadResponse if the answer is not a proof, so that it is sent again */
export function toSentProof(wire: Wire | null): OrderProof {
  const [proof] = toProofs([wire]);
  if (!proof) throw new BadResponse('The response is not a proof');
  return proof;
}

export function fromProof({ orderId, kind, at, lines, seal, photo }: NewProof): FormData {
  const form = new FormData();
  form.append('food_order_id', orderId);
  form.append('kind', kind);
  form.append('at', at);
  form.append('lines', JSON.stringify(lines.map(fromLine)));
  if (seal) form.append('seal', seal);
  // The same name and time each time it is sent, so that a repeated request is equal.
  const lastModified = Date.parse(at);
  if (photo) form.append('photo', new File([photo], 'bag.jpg', { type: photo.type, lastModified }));
  return form;
}

function toProof(wire: Wire): OrderProof {
  const photo = toText(wire.photo);
  return {
    id: toText(wire._id),
    kind: photo || wire.kind === 'photo' ? 'photo' : 'list',
    at: toIso(wire.at),
    lines: some(wire.lines)
      .map(toLine)
      .filter(({ name }) => name),
    seal: toText(wire.seal),
    photo,
  };
}

function some(value: unknown): Wire[] {
  return list(array(value).slice(0, MOST));
}

function toLine({ line_id, name, quantity }: Wire): ProofLine {
  return { lineId: toText(line_id), name: toText(name), quantity: amount(quantity) ?? 1 };
}

function fromLine({ lineId, name, quantity }: ProofLine): object {
  return { ...(lineId ? { line_id: lineId } : {}), name, quantity };
}
