import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

const RENDER = `
  if (typeof window !== 'undefined' || typeof document !== 'undefined') throw new Error('not bare');
  const appearance = { light: { bg: '#fafafa' } };
  const props = { host: 'https://api.market.example', basename: '/partner', nonce: 'n0', appearance };
  console.log(renderToString(createElement(VendorPortal, props)));
`;

/** Runs code in Node without a window. Any output on stderr, such as a React warning, is a failure. */
async function inNode(type: 'module' | 'commonjs', code: string): Promise<string> {
  const { stdout, stderr } = await run(process.execPath, [`--input-type=${type}`, '-e', code]);
  expect(stderr).toBe('');
  return stdout.trim();
}

test.each([
  [
    'module',
    `import { createElement } from 'react';
     import { renderToString } from 'react-dom/server';
     import { VendorPortal } from 'vendor-portal';
     ${RENDER}`,
  ],
  [
    'commonjs',
    `const { createElement } = require('react');
     const { renderToString } = require('react-dom/server');
     const { VendorPortal } = require('vendor-portal');
     ${RENDER}`,
  ],
] as const)('a server renders the placeholder from the %s build', async (type, code) => {
  const html = await inNode(type, code);

  // Expect three blocks, a style element with the nonce, and no rules of styled-components.
  expect(html).toMatch(/^<div class="vp-root vp-server"><div class="vp-wait" aria-busy="true">/);
  expect(html.match(/<span><\/span>/g)).toHaveLength(3);
  expect(html).toMatch(/<style nonce="n0">[^<]*light-dark\(#fafafa,#141310\)/);
  expect(html).not.toMatch(/data-styled|style="/);
});
