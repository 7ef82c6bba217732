import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import { readCatalogues } from '../build/catalogues.ts';
import { argumentsOf } from '../src/core/messages/argumentsOf.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = fileURLToPath(new URL('../src/core/messages/messageArguments.ts', import.meta.url));

const header = `/**
 * The texts that a host can replace, and the values in each. Generated from the English catalogues
 * by \`npm run messages\`, which install, build and typecheck run.
 */
`;

const catalogues = readCatalogues(root, 'en').map(({ name, texts }) => {
  const lines = Object.entries(texts).map(
    ([key, text]) => `    ${JSON.stringify(key)}: ${JSON.stringify(argumentsOf(compile(text)))},`,
  );
  return `  ${name}: {\n${lines.join('\n')}\n  },`;
});
const text = `${header}export const messageArguments = {\n${catalogues.join('\n')}\n} as const;\n`;

// Do not rewrite an unchanged file, because other test stages may be reading it.
if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
