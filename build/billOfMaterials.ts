import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Locked {
  name?: string;
  version: string;
  integrity?: string;
  license?: string;
  dependencies?: Record<string, string>;
}

/** The entries of `package-lock.json` by folder, such as `node_modules/yup`; the key of the package itself is `''`. */
type Lock = Readonly<Record<string, Locked>>;

/**
 * The bill of materials of the package, as CycloneDX 1.6: the packages that npm installs with it, and those whose code
 * is inside its files. It contains no time and no random number, so that the same sources give the same file.
 *
 * @param bundled - the folders of the packages whose code is inside the files
 */
export async function billOfMaterials(root: string, bundled: readonly string[]): Promise<string> {
  const read = await readFile(join(root, 'package-lock.json'), 'utf8');
  const { packages: lock } = JSON.parse(read) as { packages: Lock };
  // As the lock file names them; the builds name the same folder in different ways.
  const inside = new Set(bundled.map((folder) => folder.replace(/^.*?(?=node_modules\/)/, '')));
  const installed = new Set(dependenciesOf(lock, ''));
  // The loop also visits what it adds.
  for (const folder of installed) {
    for (const next of dependenciesOf(lock, folder)) installed.add(next);
  }
  // One version can be in several folders.
  const byRef = new Map(
    [...installed, ...inside].sort().map((folder) => [refOf(lock, folder), folder]),
  );
  const refs = [...byRef].sort();
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: toComponent(lock, '') },
    components: refs.map(([, folder]) => ({
      ...toComponent(lock, folder),
      properties: [{ name: 'cdx:npm:package:bundled', value: String(inside.has(folder)) }],
    })),
    dependencies: [
      { ref: refOf(lock, ''), dependsOn: toRefs([...dependenciesOf(lock, ''), ...inside]) },
      ...refs.map(([ref, folder]) => ({ ref, dependsOn: toRefs(dependenciesOf(lock, folder)) })),
    ],
  };
  return `${JSON.stringify(bill, null, 1)}\n`;

  function toRefs(of: readonly string[]): string[] {
    const resolved = of.map((folder) => refOf(lock, folder)).filter((ref) => byRef.has(ref));
    return [...new Set(resolved)].sort();
  }
}

function toComponent(lock: Lock, folder: string) {
  const { version, license, integrity } = lockedOf(lock, folder);
  const ref = refOf(lock, folder);
  const name = nameOf(lock, folder);
  return {
    type: 'library',
    'bom-ref': ref,
    name,
    version,
    ...(license && { licenses: [toLicence(license)] }),
    ...(integrity && { hashes: toHashes(integrity) }),
    purl: ref,
  };
}

/** The folders of the dependencies of a package, found as Node does: in its own folder, then in those above. */
function dependenciesOf(lock: Lock, folder: string): string[] {
  const names = Object.keys(lockedOf(lock, folder).dependencies ?? {});
  return names.map((name) => {
    let at = folder;
    while (at && !lock[`${at}/node_modules/${name}`]) {
      at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')));
    }
    return at ? `${at}/node_modules/${name}` : `node_modules/${name}`;
  });
}

function lockedOf(lock: Lock, folder: string): Locked {
  const locked = lock[folder];
  if (!locked) throw new Error(`package-lock.json has no entry for ${folder}`);
  return locked;
}

function nameOf(lock: Lock, folder: string): string {
  return lockedOf(lock, folder).name ?? folder.split('node_modules/').at(-1) ?? '';
}

function refOf(lock: Lock, folder: string): string {
  const name = nameOf(lock, folder).replace('@', '%40');
  return `pkg:npm/${name}@${lockedOf(lock, folder).version}`;
}

function toLicence(license: string) {
  return /[ ()]/.test(license) ? { expression: license } : { license: { id: license } };
}

function toHashes(integrity: string) {
  const [, digest = ''] = integrity.split('sha512-');
  return [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }];
}
