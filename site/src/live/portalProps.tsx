import type { PartialMessages, PortalSlots, VendorPortalProps } from 'vendor-portal';
import { portalLocales } from 'vendor-portal/locales';
import { type Import, lookOf, toLiteral } from './looks.ts';
import type { Settings } from './settings.ts';

/** What the props need besides the settings. */
export interface Surroundings {
  /** Whether the page around the portal is dark. */
  isPageDark: boolean;
  /** Whether the device is dark. */
  isDeviceDark: boolean;
  /** The Hindi texts, once they are loaded. */
  hindi: PartialMessages | undefined;
  fetchSession: NonNullable<VendorPortalProps['fetchSession']>;
}

/** One prop: its value here, and its code in a page of a host. */
interface Prop {
  name: keyof VendorPortalProps;
  value: unknown;
  /** The attribute after its name, such as `"hi-IN"` or `{slots}`; `''` for `true`. */
  code: string;
  /** Lines above the component. */
  imports?: readonly Import[];
  setup?: string;
}

/** The props that differ from the portal's defaults. Both the portal on the page and the shown code are made of them. */
export function toProps(settings: Settings, surroundings: Surroundings): readonly Prop[] {
  const { isPageDark, isDeviceDark } = surroundings;
  const { layout, storage, off, capabilities } = settings;
  const isDark = settings.scheme === 'page' ? isPageDark : settings.scheme === 'dark';
  const props: (Prop | false)[] = [
    ...lookProps(settings, isDark),
    // By default the portal follows the device, as the page does.
    (settings.scheme !== 'page' || isPageDark !== isDeviceDark) &&
      textProp('colorScheme', isDark ? 'dark' : 'light'),
    ...placeProps(settings, surroundings),
    layout !== 'full' && textProp('layout', layout),
    settings.footerOff && { name: 'footer', value: false, code: '{false}' },
    textProp('routing', settings.routing),
    storage !== 'default' && textProp('storage', storage),
    off.length > 0 && literalProp('screens', Object.fromEntries(off.map((name) => [name, false]))),
    capabilities.length > 0 && literalProp('capabilities', capabilities),
    settings.slot && { name: 'slots', value: SLOTS, code: '{slots}', setup: SLOTS_CODE },
    settings.signIn === 'host' && {
      name: 'fetchSession',
      value: surroundings.fetchSession,
      code: '{fetchSession}',
      imports: [['type SessionRequest', 'vendor-portal']],
      setup: SESSION_CODE,
    },
  ];
  return props.filter((prop) => prop !== false);
}

/** The props as an object. */
export function toPropsObject(props: readonly Prop[]): Partial<VendorPortalProps> {
  return Object.fromEntries(props.map(({ name, value }) => [name, value]));
}

/** The code of a page of a host. */
export function toCode(props: readonly Prop[]): string {
  const setup = props.flatMap((prop) => (prop.setup ? [prop.setup, ''] : []));
  const attributes = [
    'host="https://api.market.example"',
    ...props.map(({ name, code }) => (code ? `${name}=${code}` : name)),
  ];
  const tag =
    attributes.length === 1
      ? [`      <VendorPortal ${attributes[0]} />`]
      : [
          '      <VendorPortal',
          ...attributes.map((attribute) => `        ${attribute.replaceAll('\n', '\n        ')}`),
          '      />',
        ];
  return [
    ...toImports(props),
    '',
    ...setup,
    'export function PartnerPage() {',
    '  return (',
    "    <main style={{ height: '100dvh' }}>",
    ...tag,
    '    </main>',
    '  );',
    '}',
    '',
  ].join('\n');
}

function toImports(props: readonly Prop[]): string[] {
  const all: Import[] = [
    ['VendorPortal', 'vendor-portal'],
    ...props.flatMap(({ imports = [] }) => imports),
  ];
  const modules = [...new Set(all.map(([, module]) => module))].sort();
  return modules.map((module) => {
    const names = all.filter((one) => one[1] === module).map(([name]) => name);
    return `import { ${names.sort(byName).join(', ')} } from '${module}';`;
  });
}

/** Sorts names as Biome does, which does not count `type`. */
const byName = (one: string, other: string) =>
  one.replace('type ', '') < other.replace('type ', '') ? -1 : 1;

function textProp(name: Prop['name'], value: string): Prop {
  return { name, value, code: `"${value}"` };
}

function literalProp(name: Prop['name'], value: unknown): Prop {
  return { name, value, code: `{${toLiteral(value)}}` };
}

function lookProps({ look, density }: Settings, isDark: boolean): Prop[] {
  const { appearance, code, imports } = lookOf(look, isDark);
  if (density === 'regular') {
    if (!appearance) return [];
    const setup = `const appearance = ${code};`;
    return [{ name: 'appearance', value: appearance, code: '{appearance}', imports, setup }];
  }
  if (!appearance) return [literalProp('appearance', { density })];
  // Ours have one line or are an object literal, whose braces go.
  const spread = code.startsWith('{') ? code.replace(/^\{\s*|,?\s*\}$/g, '') : `...${code}`;
  return [
    {
      name: 'appearance',
      value: { ...appearance, density },
      code: '{appearance}',
      imports,
      setup: `const appearance = {\n  ${spread},\n  density: '${density}',\n};`,
    },
  ];
}

const EMIRATES = {
  country: 'AE',
  phone: { prefix: '+971', digits: 9 },
  currency: 'AED',
  kyc: ['bank'],
} as const;

function placeProps({ locale, languages, region }: Settings, { hindi }: Surroundings): Prop[] {
  const tag = `${locale}-${locale === 'ar' ? 'AE' : region}`;
  const props: (Prop | false)[] = [
    tag !== 'en-IN' && textProp('locale', tag),
    locale === 'hi' && {
      name: 'messages',
      value: hindi,
      code: '{hindi}',
      imports: [['hindi', 'vendor-portal/locales/hi']],
    },
    languages && {
      name: 'locales',
      value: portalLocales(),
      code: '{portalLocales()}',
      imports: [['portalLocales', 'vendor-portal/locales']],
    },
    region === 'AE' && textProp('timeZone', 'Asia/Dubai'),
    region === 'AE' && literalProp('region', EMIRATES),
  ];
  return props.filter((prop) => prop !== false);
}

const RainNotice = () => <p>Heavy rain: riders need about 10 minutes longer.</p>;

const SLOTS: PortalSlots = { boardTop: RainNotice, dashboardTop: RainNotice };

const SLOTS_CODE = `const RainNotice = () => <p>Heavy rain: riders need about 10 minutes longer.</p>;

const slots = { boardTop: RainNotice, dashboardTop: RainNotice };`;

const SESSION_CODE = `const fetchSession = async ({ signal }: SessionRequest) => {
  const response = await fetch('/account/vendor-session', { method: 'POST', signal });
  return response.status === 401 ? null : await response.json();
};`;
