import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { ConfigFailure } from '../api/errors';
import type { PartialMessages } from '../contracts';
import { type ArgumentKind, argumentsOf } from './argumentsOf';
import { messageArguments } from './messageArguments';
import type { CompiledTexts } from './messages';

type Arguments = Readonly<Record<string, ArgumentKind>>;

interface Compiled {
  texts: CompiledTexts;
  /** One for each text that cannot be used; the English one stands in its place. */
  problems: ConfigFailure[];
}

const known: Readonly<Record<string, Readonly<Record<string, Arguments>>>> = messageArguments;

/** Compiles the texts of a host. Loaded only where there are some: the parser weighs 8 KiB. */
export function compileMessages(messages: PartialMessages): Compiled {
  const problems: ConfigFailure[] = [];
  const texts = Object.entries(messages).map(([name, catalogue]) => {
    const compiled = Object.entries(catalogue ?? {}).flatMap(([key, text]) => {
      try {
        return text === undefined ? [] : [[key, compileText(text, findArguments(name, key))]];
      } catch (error) {
        problems.push(toProblem(`${name}.${key}`, error));
        return [];
      }
    });
    return [name, Object.fromEntries(compiled)];
  });
  return { texts: Object.fromEntries(texts), problems };
}

function findArguments(name: string, key: string): Arguments {
  const wanted = Object.hasOwn(known, name) ? known[name] : undefined;
  const found = wanted && Object.hasOwn(wanted, key) ? wanted[key] : undefined;
  if (!found) throw new Error('the portal has no text of this name');
  return found;
}

function compileText(text: unknown, wanted: Arguments): CompiledMessage {
  if (Array.isArray(text)) return text;
  if (typeof text !== 'string') throw new Error('it is no text');
  const message = compile(text);
  const used = argumentsOf(message);
  for (const name of Object.keys(wanted)) if (!used[name]) throw new Error(`it lacks {${name}}`);
  for (const [name, kind] of Object.entries(used)) {
    const given = Object.hasOwn(wanted, name) ? wanted[name] : undefined;
    if (!given) throw new Error(`there is no value for {${name}}`);
    if (kind === 'number' && given === 'text') throw new Error(`{${name}} is no number`);
  }
  return message;
}

function toProblem(key: string, error: unknown): ConfigFailure {
  const reason = error instanceof Error ? error.message : 'it cannot be read';
  return new ConfigFailure('A text of the messages prop cannot be used', `${key}: ${reason}.`);
}
