import type { Appearance } from '../../core/contracts';
import { CARDS, DENSITIES } from './look';
import { light } from './tokens';

type IsUsable = (value: unknown) => boolean;

const css =
  (property: string): IsUsable =>
  (value) =>
    isCss(property, value);

const between =
  (min: number, max: number): IsUsable =>
  (value) =>
    typeof value === 'number' && value >= min && value <= max;

const oneOf =
  (table: object): IsUsable =>
  (value) =>
    typeof value === 'string' && Object.hasOwn(table, value);

const COLORS = Object.fromEntries(Object.keys(light).map((name) => [name, css('color')]));

/** What can be used, in the structure of an appearance. */
const PARTS = {
  brandName: () => true,
  logo: () => true,
  light: COLORS,
  dark: COLORS,
  font: {
    family: css('font-family'),
    headingFamily: css('font-family'),
    scale: between(0.875, 1.25),
    weight: { normal: between(1, 1000), strong: between(1, 1000) },
  },
  button: {
    weight: between(1, 1000),
    case: css('text-transform'),
    spacing: css('letter-spacing'),
    shadow: css('box-shadow'),
  },
  // Of the lengths, a padding accepts those that a radius does, and only one of them.
  radius: {
    control: css('padding-top'),
    field: css('padding-top'),
    card: css('padding-top'),
    chip: css('padding-top'),
  },
  shadow: { card: css('box-shadow'), overlay: css('box-shadow') },
  density: oneOf(DENSITIES),
  card: oneOf(CARDS),
  darkWhen: isSelector,
} satisfies Record<keyof Appearance, unknown>;

export interface CheckedLook {
  /** The appearance without the parts that cannot be used. */
  usable: Appearance;
  /** The paths of those parts, such as `radius.card`. */
  faults: readonly string[];
}

export function checkLook(appearance: unknown): CheckedLook {
  const faults: string[] = [];
  const read = (value: unknown, parts: unknown, path: string): unknown => {
    if (value === undefined || value === null) return undefined;
    if (typeof parts === 'object' && typeof value === 'object') {
      const inside = (name: string) => (path ? `${path}.${name}` : name);
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => [
          name,
          read(part, Object.hasOwn(parts ?? {}, name) && parts?.[name as never], inside(name)),
        ]),
      );
    }
    if (typeof parts === 'function' && parts(value)) return value;
    faults.push(path);
    return undefined;
  };
  return { usable: (read(appearance, PARTS, '') ?? {}) as Appearance, faults };
}

/** Whether a property accepts the value. A value with a variable is accepted. */
export function isCss(property: string, value: unknown): value is string {
  return typeof value === 'string' && (globalThis.CSS?.supports?.(property, value) ?? true);
}

function isSelector(value: unknown): boolean {
  try {
    document.createDocumentFragment().querySelector(value as string);
    return typeof value === 'string';
  } catch {
    return false;
  }
}
