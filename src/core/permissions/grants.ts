import { flag, isWire, toText, type Wire } from '../format/wireValues';
import { PERMISSIONS, type Permission } from './permissions';

/** The name that selects all permissions (b50). */
const ALL = 'all';

/** The id of a permission is its index plus 1 (b52). */
const WIRE_ORDER: readonly string[] = [ALL, ...PERMISSIONS];

interface Grant {
  name: string;
  isActive: boolean;
}

/**
 * Reads a list of `{id, name, active}` or of names, one such record, or an object with names as keys. Without a known
 * permission, returns `null`, which allows everything (b56, record 0008).
 */
export function toPermissions(value: unknown): readonly Permission[] | null {
  const grants = toGrants(value).filter(({ name }) => WIRE_ORDER.includes(name));
  if (grants.length === 0) return null;
  const active = new Set(grants.filter(({ isActive }) => isActive).map(({ name }) => name));
  return active.has(ALL) ? PERMISSIONS : PERMISSIONS.filter((name) => active.has(name));
}

/** The active permissions, with `all` first if every permission is active. */
export function fromPermissions(permissions: readonly Permission[]): Wire[] {
  const chosen = new Set<string>(permissions);
  const isComplete = PERMISSIONS.every((name) => chosen.has(name));
  return WIRE_ORDER.flatMap((name, index) =>
    chosen.has(name) || (name === ALL && isComplete) ? [{ id: index + 1, name, active: true }] : [],
  );
}

function toGrants(value: unknown): Grant[] {
  if (Array.isArray(value)) return value.map(toGrant);
  if (!isWire(value)) return [];
  if ('name' in value || 'id' in value) return [toGrant(value)];
  return Object.entries(value).map(([name, grant]) => ({
    name: plain(name),
    isActive: isWire(grant) ? isGranted(grant.active) : flag(grant),
  }));
}

function toGrant(value: unknown): Grant {
  if (!isWire(value)) return { name: plain(toText(value)), isActive: true };
  const name = plain(toText(value.name)) || named(value.id);
  return { name, isActive: isGranted(value.active) };
}

function named(id: unknown): string {
  return WIRE_ORDER[Number(toText(id) || 0) - 1] ?? plain(toText(id));
}

/** Whether a permission is active, which it is unless the value says otherwise. */
export function isGranted(value: unknown): boolean {
  return value === undefined || value === null || flag(value);
}

function plain(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[^a-z]+/g, '_');
}
