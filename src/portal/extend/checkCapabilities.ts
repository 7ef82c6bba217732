import { CAPABILITIES } from '../../core/capabilities';
import type { Capability } from '../../core/contracts';

export interface CheckedCapabilities {
  capabilities: readonly Capability[];
  unknownCapabilities: readonly string[];
}

/** Separates known names from others; the prop of a host in JavaScript can be anything. */
export function checkCapabilities(given: unknown): CheckedCapabilities {
  if (given === undefined || given === null) return { capabilities: [], unknownCapabilities: [] };
  if (!Array.isArray(given)) {
    return { capabilities: [], unknownCapabilities: [`a ${typeof given} instead of a list`] };
  }
  const isKnown = (name: unknown) => CAPABILITIES.some((known) => known === name);
  return {
    capabilities: CAPABILITIES.filter((known) => given.includes(known)),
    unknownCapabilities: given.filter((name) => !isKnown(name)).map(String),
  };
}
