import { type ComponentType, createElement, type ReactNode, useState } from 'react';
import { Diagnosis } from '../../../core/api/errors';
import type { PortalSlots } from '../../../core/contracts';
import { HostElement } from './HostElement';

interface HostSlotProps {
  name: keyof PortalSlots;
  component: ComponentType<object>;
  given: object;
}

export function HostSlot({ name, component, given }: HostSlotProps) {
  const version = useVersion(component);
  return (
    <HostElement slot={name} toFailure={(error) => slotFailure(name, error)}>
      <Panel key={version} component={component} given={given} />
    </HostElement>
  );
}

function slotFailure(name: keyof PortalSlots, error: unknown): Diagnosis {
  const [message, advice] = [`The slot "${name}" threw and is left out`, 'Correct the component:'];
  return new Diagnosis('config', message, advice, `slots={{ ${name}: … }}`, error);
}

/**
 * A number that changes with the component. Code is compared, because an inline component is a new function on each
 * render.
 */
function useVersion(component: unknown): number {
  const [known, setKnown] = useState({ component, version: 0 });
  if (known.component === component) return known.version;
  const version = isSameCode(known.component, component) ? known.version : known.version + 1;
  setKnown({ component, version });
  return version;
}

function isSameCode(before: unknown, after: unknown): boolean {
  return isPlain(before) && isPlain(after) && String(before) === String(after);
}

function isPlain(component: unknown): component is (given: object) => ReactNode {
  return typeof component === 'function' && !component.prototype?.isReactComponent;
}

/** Calls the component as a function, so that a new function with the same code keeps the state. */
function Panel({ component, given }: Omit<HostSlotProps, 'name'>): ReactNode {
  return isPlain(component) ? component(given) : createElement(component, given);
}
