import { denied, type Refusal } from '../../answers.ts';
import type { SandboxContext } from '../../context.ts';
import { asObject, type Fields } from '../../fields.ts';

const URL_SAFE: Readonly<Record<string, string>> = { '+': '-', '/': '_' };

/** A cursor is text that only this start of the sandbox can read. */
export function writeCursor({ epoch }: Pick<SandboxContext, 'epoch'>, value: Fields): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...value, epoch }));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (one) => URL_SAFE[one] ?? '');
}

/** @throws Refusal with 410 for a cursor from before a restart, and for any other text */
export function readCursor({ epoch }: Pick<SandboxContext, 'epoch'>, cursor: string): Fields {
  const value = parse(cursor);
  if (value?.epoch !== epoch) throw unknownCursor();
  return value;
}

export function unknownCursor(): Refusal {
  return denied(410, 'This cursor is not known any more.');
}

function parse(cursor: string): Fields | null {
  try {
    const binary = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (one) => one.charCodeAt(0));
    return asObject(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}
