import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { billOfMaterials } from '../../build/billOfMaterials.ts';

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  licenses?: unknown[];
  hashes?: { alg: string; content: string }[];
  properties?: { name: string; value: string }[];
}

interface Bill {
  bomFormat: string;
  specVersion: string;
  version: number;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const TEXT = readFileSync('dist/sbom.cdx.json', 'utf8');
const BILL = JSON.parse(TEXT) as Bill;
const MANIFEST = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
const NAMES = BILL.components.map(({ name }) => name);

test('the package has a bill of materials in CycloneDX 1.6', () => {
  const { version } = MANIFEST;
  expect(BILL).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  expect(BILL.metadata.component).toMatchObject({
    name: 'vendor-portal',
    version,
    purl: `pkg:npm/vendor-portal@${version}`,
  });
});

test('the bill names every package that is installed with the package', () => {
  expect(NAMES).toEqual(expect.arrayContaining(Object.keys(MANIFEST.dependencies)));
  // Dependencies of react-router-dom, whose code is also in the files, and of axios.
  expect(NAMES).toEqual(expect.arrayContaining(['react-router', 'form-data', 'mime-db']));
});

test('the bill marks every package whose code is in the files', () => {
  const notices = readFileSync('dist/THIRD_PARTY_NOTICES.txt', 'utf8');
  const inside = [...notices.matchAll(/^-{80}\n(\S+ \d\S*) \(/gm)].map(([, title]) => title);
  const marked = BILL.components
    .filter(({ properties }) => properties?.some(({ value }) => value === 'true'))
    .map(({ name, version }) => `${name} ${version}`);

  expect(inside.length).toBeGreaterThan(30);
  expect(marked.sort()).toEqual(inside.sort());
});

test('the bill names no tool of the developers', () => {
  const tools = ['vitest', 'typescript', '@playwright/test', 'vite', 'esbuild'];
  expect(NAMES.filter((name) => tools.includes(name))).toEqual([]);
});

test('no component lacks a version, a licence or a checksum', () => {
  const bare = BILL.components.filter(
    ({ version, licenses, hashes }) =>
      !version || !licenses?.length || !/^[0-9a-f]{128}$/.test(hashes?.[0]?.content ?? ''),
  );
  expect(bare.map(({ name }) => name)).toEqual([]);
});

test('each reference of the bill is to one component', () => {
  const refs = [BILL.metadata.component, ...BILL.components].map((one) => one['bom-ref']);
  const used = BILL.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);

  expect(new Set(refs).size).toBe(refs.length);
  expect(used.filter((ref) => !refs.includes(ref))).toEqual([]);
  expect(BILL.dependencies.map(({ ref }) => ref)).toEqual(refs);
});

test('the bill has no path of the machine that built it', () => {
  expect(TEXT).not.toContain(process.cwd());
});

test('the same sources give the same bill', async () => {
  const folders = ['node_modules/react', './node_modules/react'];
  const [one, other] = await Promise.all([
    billOfMaterials(process.cwd(), folders),
    billOfMaterials(process.cwd(), [...folders].reverse()),
  ]);
  expect(one).toBe(other);
});
