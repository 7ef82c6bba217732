import type { CompiledMessage } from 'icu-minify/format';

/** The name of a value as it is written; the number itself chooses the plural. */
export const writtenName = (name: string) => `${name} `;

/** A message that shows the written form of each value. */
export function withWritten(message: CompiledMessage): CompiledMessage {
  if (!Array.isArray(message)) return message;
  return message.map((node: unknown) => {
    if (!Array.isArray(node)) return node;
    const [name, kind, options, ...rest] = node as [string, unknown, unknown];
    if (kind === undefined) return [writtenName(name)];
    return [name, kind, branchesOf(options), ...rest];
  }) as CompiledMessage;
}

function branchesOf(options: unknown): unknown {
  if (typeof options !== 'object' || options === null) return options;
  const branches = Object.entries(options as Record<string, CompiledMessage>);
  return Object.fromEntries(branches.map(([name, branch]) => [name, withWritten(branch)]));
}
