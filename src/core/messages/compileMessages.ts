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
  /** One failure for each invalid text; the English text is used instead. */
  problems: ConfigFailure[];
}

const catalogues: Readonly<Record<string, Readonly<Record<string, Arguments>>>> = messageArguments;

/** Compiles the texts of a host. The module is imported on demand, because the parser is 8 KiB. */
export function compileMessages(messages: PartialMessages): Compiled {
  const texts: Record<string, Record<string, CompiledMessage>> = {};
  const problems: ConfigFailure[] = [];
  for (const [name, given] of Object.entries(messages)) {
    for (const [key, text] of Object.entries<unknown>(given ?? {})) {
      if (text === undefined) continue;
      try {
        const message = compileText(text, findArguments(name, key));
        (texts[name] ??= {})[key] = message;
      } catch (error) {
        problems.push(toProblem(`${name}.${key}`, error));
      }
    }
  }
  return { texts, problems };
}

function findArguments(name: string, key: string): Arguments {
  const expected = Object.hasOwn(catalogues, name) ? catalogues[name] : undefined;
  const parameters = expected && Object.hasOwn(expected, key) ? expected[key] : undefined;
  if (!parameters) throw new Error('the portal has no text with this key');
  return parameters;
}

function compileText(text: unknown, expected: Arguments): CompiledMessage {
  if (Array.isArray(text)) return text;
  if (typeof text !== 'string') throw new Error('it is not a string');
  const message = compile(text);
  const used = argumentsOf(message);
  for (const name of Object.keys(expected))
    if (!used[name]) throw new Error(`{${name}} is missing`);
  for (const [name, kind] of Object.entries(used)) {
    const given = Object.hasOwn(expected, name) ? expected[name] : undefined;
    if (!given) throw new Error(`the portal has no value {${name}}`);
    if (kind === 'number' && given === 'text') throw new Error(`{${name}} is not a number`);
  }
  return message;
}

function toProblem(key: string, error: unknown): ConfigFailure {
  const reason = error instanceof Error ? error.message : 'it cannot be parsed';
  return new ConfigFailure('A text of the messages prop is invalid', `${key}: ${reason}.`);
}
