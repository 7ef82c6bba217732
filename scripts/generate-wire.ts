import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const source = new URL('../contract/openapi.yaml', import.meta.url);
const target = fileURLToPath(new URL('../contract/wire.ts', import.meta.url));

const header = `/**
 * The types of the wire. Generated from contract/openapi.yaml: change that, then run
 * \`npx tsx scripts/generate-wire.ts\`. With \`--check\` it only tells whether this file is current.
 */

`;

/** A binary part is a Blob in the browser; the generator alone would call it a string. */
function toBlob(schema: { format?: string }): ts.TypeNode | undefined {
  if (schema.format !== 'binary') return undefined;
  return ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));
}

const text = header + astToString(await openapiTS(source, { transform: toBlob }));

if (!process.argv.includes('--check')) {
  writeFileSync(target, text);
} else if (readFileSync(target, 'utf8') !== text) {
  console.error('contract/wire.ts is out of date: run npx tsx scripts/generate-wire.ts');
  process.exitCode = 1;
}
