import { ModuleKind, transpileModule } from 'typescript';
import { expect, test } from 'vitest';
import { type Surroundings, toCode, toProps, toPropsObject } from './portalProps.tsx';
import { CHOICES, DEFAULTS, LISTS, type Settings } from './settings.ts';

const SURROUNDINGS: Surroundings = {
  isPageDark: false,
  isDeviceDark: false,
  hindi: {},
  fetchSession: async () => null,
};

function codeOf(settings: Partial<Settings>, surroundings: Partial<Surroundings> = {}) {
  return toCode(toProps({ ...DEFAULTS, ...settings }, { ...SURROUNDINGS, ...surroundings }));
}

test('the code of the defaults has no more than the portal needs', () => {
  expect(codeOf({})).toBe(`import { VendorPortal } from 'vendor-portal';

export function PartnerPage() {
  return (
    <main style={{ height: '100dvh' }}>
      <VendorPortal
        host="https://api.market.example"
        routing="hash"
      />
    </main>
  );
}
`);
});

test('the code names each prop that the portal gets', () => {
  const settings: Settings = {
    ...DEFAULTS,
    look: 'saffron',
    density: 'compact',
    scheme: 'dark',
    locale: 'hi',
    languages: true,
    region: 'AE',
    signIn: 'host',
    layout: 'content',
    storage: 'session',
    footerOff: true,
    slot: true,
    off: ['team', 'offers'],
    capabilities: ['orders.changes'],
  };
  const props = toProps(settings, SURROUNDINGS);
  const code = toCode(props);
  for (const name of Object.keys(toPropsObject(props))) {
    expect(code).toMatch(new RegExp(`^ {8}${name}=`, 'm'));
  }
  expect(code).toContain('screens={{ team: false, offers: false }}');
  expect(code).toContain("import { hindi } from 'vendor-portal/locales/hi';");
  expect(code).toContain('locales={portalLocales()}');
});

test('names of one module are imported together', () => {
  expect(codeOf({ signIn: 'host' })).toContain(
    "import { type SessionRequest, VendorPortal } from 'vendor-portal';\n",
  );
});

test('the colour scheme is a prop if the page does not follow the device', () => {
  expect(codeOf({}, { isPageDark: true, isDeviceDark: true })).not.toContain('colorScheme');
  expect(codeOf({}, { isPageDark: true })).toContain('colorScheme="dark"');
});

const EVERY_CHOICE = Object.entries(CHOICES).flatMap(([name, values]) =>
  values.map((value) => [name, value] as const),
);

test.each([
  ...EVERY_CHOICE.map(([name, value]) => ({ [name]: value })),
  ...CHOICES.look.map((look) => ({ look, density: 'compact' as const })),
  { capabilities: LISTS.capabilities },
  { off: LISTS.off.slice(2) },
])('the code of %o compiles', (settings) => {
  const { diagnostics } = transpileModule(codeOf(settings), {
    fileName: 'PartnerPage.tsx',
    reportDiagnostics: true,
    compilerOptions: { module: ModuleKind.ESNext, jsx: 4 },
  });
  expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
});
