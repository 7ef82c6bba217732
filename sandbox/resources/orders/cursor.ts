import { denied, type Refusal } from '../../answers.ts';
import type { SandboxContext } from '../../context.ts';
import { asObject, type Fields } from '../../fields.ts';

/** A cursor is text that only this start of the sandbox can read. */
export function writeCursor({ epoch }: Pick<SandboxContext, 'epoch'>, value: Fields): string {
  return Buffer.from(JSON.stringify({ ...value, epoch })).toString('base64url');
}

/** @throws Refusal with 410 for a cursor from before a restart, and for any other text */
export function readCursor({ epoch }: Pick<SandboxContext, 'epoch'>, cursor: string): Fields {
  const value = parse(Buffer.from(cursor, 'base64url').toString());
  if (value?.epoch !== epoch) throw unknownCursor();
  return value;
}

export function unknownCursor(): Refusal {
  return denied(410, 'This cursor is not known any more.');
}

function parse(text: string): Fields | null {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return null;
  }
}
