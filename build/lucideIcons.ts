import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { EsbuildPlugin } from './esbuildPlugin.ts';

const IMPORT = /import \{([^}]+)\} from 'lucide-react';/g;
const EXPORT = /export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g;
const BARREL = fileURLToPath(
  new URL('../esm/lucide-react.mjs', import.meta.resolve('lucide-react')),
);

/** The file of each icon, by each of its names. */
function readIcons(): ReadonlyMap<string, string> {
  const icons = [...readFileSync(BARREL, 'utf8').matchAll(EXPORT)];
  return new Map(
    icons.flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [
        name,
        file,
      ]),
    ),
  );
}

/** Imports each icon from its own file; types stay as they are. */
export function importIcons(code: string, icons: ReadonlyMap<string, string>): string {
  return code.replaceAll(IMPORT, (_whole, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => {
        const [imported = '', local = imported] = name.split(' as ');
        const file = icons.get(imported);
        return file
          ? `import ${local} from 'lucide-react/icons/${file}';`
          : `import { ${name} } from 'lucide-react';`;
      })
      .join(' '),
  );
}

/** For tsup: through the one door of the package, esbuild gives the icons of all screens to the first. */
export const lucideIconsEsbuild: EsbuildPlugin = {
  name: 'vendor-portal:lucide-icons',
  setup(build) {
    const icons = readIcons();
    build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => ({
      contents: importIcons(await readFile(path, 'utf8'), icons),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};
