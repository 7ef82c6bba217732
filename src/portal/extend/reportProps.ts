import { endpoints } from '../../core/api/endpoints';
import { Diagnosis } from '../../core/api/errors';
import type { HostStyles, PortalSlots, Region, ScreenName } from '../../core/contracts';
import { isLanguageTag } from '../../core/format/isLanguageTag';
import { isWire } from '../../core/format/wireValues';
import { onlyPathOf } from '../../core/navigation/screens';
import { SCREEN_NAMES } from '../../core/navigation/screenTable';
import { PERMISSIONS } from '../../core/permissions/permissions';
import { canPrint } from '../../core/state/services';
import { usableRegion } from '../props/usableRegion';
import type { VendorPortalProps } from '../VendorPortalProps';
import { capabilitiesProblem, codeProblem, type Problem } from './backendProblems';
import { describeKind, toList } from './given';
import { ACTIONS, FORMS, RECORDS, SLOTS, STREAMS, TABLES } from './hostNames';
import { type HostPropName, type HostProps, hasUsableLocales } from './hostProps';
import { isInitialPath } from './initialPath';

const OPERATIONS: readonly string[] = [...Object.keys(endpoints), ...STREAMS];

type Check = (props: HostProps) => Problem;

/** The checks of each prop, in the order in which their problems are reported. */
const CHECKS: Readonly<Record<HostPropName, Check | readonly Check[]>> = {
  screens: [({ screens }) => screensProblem(screens), startProblem],
  onlyScreens: ({ onlyScreens }) => onlyProblem(onlyScreens),
  initialPath: initialPathProblem,
  can: ({ can }) => canProblem(can),
  region: ({ region }) => regionProblem(region),
  code: ({ code }) => codeProblem(code),
  slots: ({ slots }) => slotsProblem(slots),
  hostStyles: ({ hostStyles }) => hostStylesProblem(hostStyles),
  capabilities: ({ capabilities }) => capabilitiesProblem(capabilities),
  printer: ({ printer }) => printerProblem(printer),
  columns: ({ columns }) => functionsProblem('columns', columns, TABLES),
  actions: ({ actions }) => functionsProblem('actions', actions, ACTIONS),
  fields: ({ fields }) => functionsProblem('fields', fields, FORMS),
  extraFields: ({ extraFields }) => extraProblem(extraFields),
  dishNames: ({ dishNames }) => dishNamesProblem(dishNames),
  locales: ({ locales }) => localesProblem(locales),
  request: ({ request }) => requestProblem(request),
  backend: ({ backend }) => backendProblem(backend),
  imageOrigins: ({ imageOrigins }) => originsProblem(imageOrigins),
};

/** Reports mistakes in the props to the developer of the host. */
export function reportProps(props: HostProps, report: (finding: Diagnosis) => void): void {
  for (const check of Object.values(CHECKS).flat()) {
    const problem = check(props);
    if (problem) report(new Diagnosis('config', ...problem));
  }
}

function screensProblem(screens: HostProps['screens']): Problem {
  const unknown = namesExcept(SCREEN_NAMES, screens);
  if (unknown === '') return undefined;
  return [
    `The screens prop has unknown names: ${unknown}`,
    'Use the names of the documentation, such as:',
    'screens={{ offers: false }}',
  ];
}

function startProblem({ screens, onlyScreens }: HostProps): Problem {
  const isOverridden = onlyPathOf(knownScreens(onlyScreens)) !== null;
  if (isOverridden || screens?.dashboard !== false || screens.orders !== false) return undefined;
  return [
    'The screens prop turns off both the dashboard and the orders',
    'Leave one of them on:',
    'screens={{ dashboard: false }}',
  ];
}

function knownScreens(given: unknown): readonly ScreenName[] {
  return SCREEN_NAMES.filter((name) => toList(given).includes(name));
}

function onlyProblem(given: unknown): Problem {
  if (given === undefined || given === null) return undefined;
  const validScreens = knownScreens(given);
  const unknown = toList(given).filter((name) => !validScreens.some((one) => one === name));
  const line = "onlyScreens={['orders']}";
  if (!Array.isArray(given)) {
    const message = `The onlyScreens prop is ${describeKind(given)} instead of a list, so it changes nothing`;
    return [message, 'Pass a list such as:', line];
  }
  if (onlyPathOf(validScreens) === null) {
    const message = 'The onlyScreens prop names no screen to start with, so it changes nothing';
    return [message, 'Name a screen that has a path of its own, such as:', line];
  }
  if (unknown.length === 0) return undefined;
  return [
    `The onlyScreens prop has unknown names: ${unknown.map(String).join(', ')}`,
    'Use the names of the documentation, such as:',
    line,
  ];
}

function initialPathProblem({ initialPath, routing }: HostProps): Problem {
  if (initialPath === undefined || initialPath === null) return undefined;
  if (routing !== 'memory') {
    return [
      'The initialPath prop has no effect, because the path is in the URL',
      'Leave it out, or keep the path in memory:',
      'routing="memory" initialPath="/orders"',
    ];
  }
  if (isInitialPath(initialPath)) return undefined;
  return [
    'The initialPath prop is not a path of the portal, so the portal starts with its first screen',
    'Use a path below basename, such as:',
    'initialPath="/orders"',
  ];
}

function canProblem(can: HostProps['can']): Problem {
  try {
    for (const right of PERMISSIONS) can?.(right);
    return undefined;
  } catch {
    return [
      'The can prop threw an error, so the right is denied',
      'Return true or false for every right:',
      'can={(right) => rights.includes(right)}',
    ];
  }
}

function regionProblem(given: Region | undefined): Problem {
  if (given === undefined) return undefined;
  const used = usableRegion(given);
  const parts = [
    ['country', given?.country, used.country],
    ['phone.prefix', given?.phone?.prefix, used.phone.prefix],
    ['phone.digits', given?.phone?.digits, used.phone.digits],
    ['currency', given?.currency, used.currency],
    ['kyc', given?.kyc ?? used.kyc, used.kyc],
  ] as const;
  const faults = parts.filter(([, part, usable]) => part !== usable).map(([name]) => name);
  if (faults.length === 0) return undefined;
  return [
    `The region prop has invalid parts: ${faults.join(', ')}`,
    'These parts are those of India. Write a region such as:',
    "region={{ country: 'AE', phone: { prefix: '+971', digits: 9 }, currency: 'AED' }}",
  ];
}

function slotsProblem(slots: PortalSlots | undefined): Problem {
  const unknown = namesExcept(SLOTS, slots);
  if (unknown === '') return undefined;
  return [`The slots prop has unknown names: ${unknown}`, 'Use these names:', SLOTS.join(', ')];
}

const HOST_STYLES: readonly unknown[] = ['page', 'portal'] satisfies HostStyles[];

function hostStylesProblem(given: unknown): Problem {
  if (given === undefined || given === null || HOST_STYLES.includes(given)) return undefined;
  return [
    'The hostStyles prop has an unknown value, so pages and slots inherit the styles of the page',
    'Use one of the two values:',
    'hostStyles="portal"',
  ];
}

function printerProblem(printer: VendorPortalProps['printer']): Problem {
  if ([printer ?? []].flat().every(canPrint)) return undefined;
  return [
    'The printer prop has no function print, so the portal prints through the dialog of the browser',
    'Pass an object such as:',
    'printer={{ print: async (job, signal) => send(await job.escpos(80), signal) }}',
  ];
}

function extraProblem(given: object | undefined): Problem {
  const isKeys = (part: unknown) =>
    Array.isArray(part) && part.every((key) => typeof key === 'string' && key !== '');
  return partsProblem('extraFields', given, RECORDS, isKeys);
}

/** A prop with one function for each name. */
function functionsProblem(
  prop: string,
  given: object | undefined,
  allowed: readonly string[],
): Problem {
  return partsProblem(prop, given, allowed, (part) => typeof part === 'function');
}

/** A prop with one value for each name. */
function partsProblem(
  prop: string,
  given: unknown,
  allowed: readonly string[],
  isUsable: (part: unknown) => boolean,
): Problem {
  if (given === undefined || given === null) return undefined;
  const line = allowed.join(', ');
  if (typeof given !== 'object' || Array.isArray(given)) {
    const message = `The ${prop} prop is ${describeKind(given)} instead of an object, so it changes nothing`;
    return [message, 'Pass an object with these names:', line];
  }
  const wrong = Object.entries(given).filter(
    ([name, part]) => !allowed.includes(name) || (part !== undefined && !isUsable(part)),
  );
  if (wrong.length === 0) return undefined;
  const names = wrong.map(([name]) => name).join(', ');
  return [`The ${prop} prop has wrong parts: ${names}`, 'Use these names:', line];
}

function dishNamesProblem(given: unknown): Problem {
  if (given === undefined || typeof given === 'function') return undefined;
  if (!isWire(given)) {
    return [
      `The dishNames prop is ${describeKind(given)} instead of a function, so it is ignored`,
      'Pass a function that returns the second name of a dish:',
      'dishNames={(id) => names[id]}',
    ];
  }
  const wrong = Object.keys(given).filter(
    (tag) => typeof given[tag] !== 'function' || !isLanguageTag(tag),
  );
  if (wrong.length === 0) return undefined;
  return [
    `The dishNames prop has wrong parts: ${wrong.join(', ')}`,
    'Pass one function for each language, by its tag:',
    'dishNames={{ ta: (id) => tamil[id], bn: (id) => bengali[id] }}',
  ];
}

function localesProblem(given: unknown): Problem {
  if (given === undefined || hasUsableLocales(given)) return undefined;
  return [
    Array.isArray(given)
      ? 'The locales prop has a language that cannot be used, or one twice'
      : `The locales prop is ${describeKind(given)} instead of a list, so there is no choice`,
    'Give each language a tag, its name, and a function that loads its texts:',
    "locales={[{ locale: 'ta-IN', name: 'தமிழ்', load: loadTamil }]}",
  ];
}

function requestProblem(given: unknown): Problem {
  if (given === undefined || given === null || isWire(given)) return undefined;
  return [
    `The request prop is ${describeKind(given)} instead of an object, so it changes no call`,
    'Pass an object such as:',
    "request={{ headers: { 'X-Tenant': 'saffron' } }}",
  ];
}

function backendProblem(given: unknown): Problem {
  if (given === undefined || given === null) return undefined;
  const line = 'backend={defineBackend({ async vendorGet(input, call) { … } })}';
  if (!isWire(given)) {
    const message = `The backend prop is ${describeKind(given)} instead of an object, so it changes no call`;
    return [message, 'Pass an object of functions:', line];
  }
  const wrong = Object.keys(given).filter(
    (name) => !OPERATIONS.includes(name) || typeof given[name] !== 'function',
  );
  if (wrong.length === 0) return undefined;
  return [
    `The backend prop has values that are not functions for a call: ${wrong.join(', ')}`,
    'The portal ignores them. Use the operation ids of the contract:',
    line,
  ];
}

function originsProblem(given: unknown): Problem {
  if (given === undefined || given === null || Array.isArray(given)) return undefined;
  return [
    `The imageOrigins prop is ${describeKind(given)} instead of a list, so no other origin is allowed`,
    'Pass a list of origins:',
    "imageOrigins={['https://images.example']}",
  ];
}

function namesExcept(allowed: readonly string[], given: object | undefined): string {
  return Object.keys(given ?? {})
    .filter((name) => !allowed.includes(name))
    .join(', ');
}
