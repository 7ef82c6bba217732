import type { Plugin } from 'vite';

/** Matches `for (var name in all) __defProp(target, name, { get: … })`, minified or not. */
const HELPER =
  /for\s*\(var ([\w$]+) in ([\w$]+)\)(?=\s*(?:\{\s*)?[\w$]+\(\s*[\w$]+,\s*\1,\s*\{\s*get:)/g;

/**
 * Rolldown's helper for `import * as` also iterates inherited names. If a page has extended `Object.prototype`, the
 * helper throws and the chunk does not load.
 */
export function ownNames(): Plugin {
  return {
    name: 'vendor-portal:own-names',
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        part.code = part.code.replace(HELPER, 'for (var $1 of Object.keys($2))');
      }
    },
  };
}
