import type { VendorPortalProps } from '../portal/VendorPortalProps';

export type PropName = keyof VendorPortalProps;

/** The type of each attribute; a prop of kind `property` has no attribute. */
const KINDS = {
  host: 'text',
  storage: 'text',
  basename: 'text',
  routing: 'text',
  initialPath: 'text',
  layout: 'text',
  isolation: 'text',
  hostStyles: 'text',
  shadowStyles: 'list',
  colorScheme: 'text',
  locale: 'text',
  locales: 'property',
  timeZone: 'text',
  mapsKey: 'text',
  assetsBase: 'text',
  capabilities: 'list',
  imageOrigins: 'list',
  footer: 'flag',
  manageDocument: 'flag',
  nonce: 'text',
  appearance: 'property',
  backend: 'property',
  fetchSession: 'property',
  endpoints: 'property',
  links: 'property',
  logger: 'property',
  messages: 'property',
  maps: 'property',
  pages: 'property',
  printer: 'property',
  pushAdapter: 'property',
  region: 'property',
  code: 'property',
  request: 'property',
  screens: 'property',
  onlyScreens: 'list',
  navigation: 'property',
  can: 'property',
  dishNames: 'property',
  slots: 'property',
  columns: 'property',
  fields: 'property',
  actions: 'property',
  extraFields: 'property',
  trustedTypesPolicy: 'property',
  onSignIn: 'property',
  onSignOut: 'property',
  onNavigate: 'property',
  onUnsavedChanges: 'property',
  onError: 'property',
  onEvent: 'property',
} as const satisfies Record<PropName, 'text' | 'list' | 'flag' | 'property'>;

/** The props that have an attribute. */
export type AttributeName = {
  [Name in PropName]: (typeof KINDS)[Name] extends 'property' ? never : Name;
}[PropName];

export const PROP_NAMES = Object.keys(KINDS) as readonly PropName[];

/** `mapsKey` becomes `maps-key`. */
function attributeOf(name: PropName): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export const ATTRIBUTES = PROP_NAMES.filter((name) => KINDS[name] !== 'property').map(attributeOf);

function readAttribute(element: Element, name: PropName): unknown {
  const kind = KINDS[name];
  const value = kind === 'property' ? null : element.getAttribute(attributeOf(name));
  if (value === null) return undefined;
  if (kind === 'list') return value.split(/\s+/).filter(Boolean);
  return kind === 'flag' ? value !== 'false' : value;
}

/** The value of the property if it is set, otherwise of the attribute. */
export function readProp(
  element: HTMLElement,
  given: Partial<VendorPortalProps>,
  name: PropName,
): unknown {
  // Browsers hide the nonce attribute from scripts.
  if (name === 'nonce') return element.nonce || undefined;
  return given[name] ?? readAttribute(element, name);
}

/** If `host` is missing, the portal shows its diagnostic. */
export function readProps(
  element: HTMLElement,
  given: Partial<VendorPortalProps>,
): VendorPortalProps {
  const props = PROP_NAMES.map((name) => [name, readProp(element, given, name)] as const);
  const present = Object.fromEntries(props.filter(([, value]) => value !== undefined));
  return { host: '', ...present };
}
