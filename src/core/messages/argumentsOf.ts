import type { CompiledMessage } from 'icu-minify/format';

/** How a text uses a value: as a number, counted or grouped, or as it is. */
export type ArgumentKind = 'text' | 'number';

// What `icu-minify` writes for the kinds of a node.
const PLURAL = 2;
const ORDINAL = 3;
const NUMBER = 4;

/** The values that a text shows. @throws when it asks for more than our formatter does safely. */
export function argumentsOf(message: CompiledMessage): Record<string, ArgumentKind> {
  const found: Record<string, ArgumentKind> = {};
  for (const node of nodesOf(message)) {
    if (!Array.isArray(node)) continue;
    const [name, kind, options] = node as [string, unknown, unknown];
    found[name] = kind === undefined ? (found[name] ?? 'text') : 'number';
    if (kind === undefined || (kind === NUMBER && options === undefined)) continue;
    if (kind !== PLURAL && kind !== ORDINAL) throw new Error(`{${name}} is of another kind`);
    for (const branch of Object.values(options as Record<string, CompiledMessage>)) {
      Object.assign(found, argumentsOf(branch));
    }
  }
  return found;
}

function nodesOf(message: CompiledMessage): readonly unknown[] {
  return Array.isArray(message) ? message : [];
}
