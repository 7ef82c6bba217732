import type { CompiledMessage } from 'icu-minify/format';

/** `number`: the message uses the argument in a plural or a number format. */
export type ArgumentKind = 'text' | 'number';

// Types of the nodes that `icu-minify` creates.
const PLURAL = 2;
const ORDINAL = 3;
const NUMBER = 4;

/** The arguments of a message. @throws for formats that the portal does not support */
export function argumentsOf(message: CompiledMessage): Record<string, ArgumentKind> {
  const argumentKinds: Record<string, ArgumentKind> = {};
  for (const node of nodesOf(message)) {
    if (!Array.isArray(node)) continue;
    const [name, kind, options] = node as [string, unknown, unknown];
    argumentKinds[name] = kind === undefined ? (argumentKinds[name] ?? 'text') : 'number';
    if (kind === undefined || (kind === NUMBER && options === undefined)) continue;
    if (kind !== PLURAL && kind !== ORDINAL)
      throw new Error(`the format of {${name}} is not supported`);
    for (const branch of Object.values(options as Record<string, CompiledMessage>)) {
      Object.assign(argumentKinds, argumentsOf(branch));
    }
  }
  return argumentKinds;
}

function nodesOf(message: CompiledMessage): readonly unknown[] {
  return Array.isArray(message) ? message : [];
}
