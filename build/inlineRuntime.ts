import type { Plugin } from 'vite';

const BANNER = /^"use client";\s*/;
const EXPORT = /export\s*\{([^}]*)\};?\s*$/;

/**
 * Rolldown puts its helpers into a separate chunk if two chunks need them. This plugin copies these few lines into each
 * chunk, because a separate chunk costs the page a request.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'vendor-portal:inline-runtime',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
      if (!runtime) return;
      const exported = EXPORT.exec(runtime.code)?.[1] ?? '';
      // Convert the export list to an object: `a as t` exports `a` under the name `t`, so it becomes `t: a`.
      const helpers = exported.replaceAll(/([\w$]+) as ([\w$]+)/g, '$2: $1');
      const body = runtime.code.replace(BANNER, '').replace(EXPORT, `return { ${helpers} };`);
      const statement = new RegExp(
        `import\\s*\\{([^}]*)\\}\\s*from\\s*"\\./${runtime.fileName}";?`,
      );
      for (const chunk of chunks) {
        chunk.code = chunk.code.replace(statement, (_whole, imported: string) => {
          const names = imported.replaceAll(/([\w$]+) as ([\w$]+)/g, '$1: $2');
          return `const { ${names} } = (() => { ${body} })();`;
        });
        chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName);
      }
      delete bundle[runtime.fileName];
    },
  };
}
