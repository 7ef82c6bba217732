import { type ComponentType, createElement, type ReactNode, useState } from 'react';
import { Diagnosis } from '../../../core/api/errors';
import { HostElement } from './HostElement';

interface HostSlotProps {
  /** The name of a slot, or the kind of the element, whose size limit applies. */
  name: string;
  /** What the report of an error names; the default is the slot. */
  what?: string;
  /** The prop with the component, for the report. */
  line?: string;
  component: ComponentType<object>;
  given: object;
}

export function HostSlot(props: HostSlotProps) {
  const { name, component, given } = props;
  const { what = `The slot "${name}"`, line = `slots={{ ${name}: … }}` } = props;
  const version = useVersion(component);
  return (
    <HostElement slot={name} toFailure={(error) => failureOf(what, line, error)}>
      <Panel key={version} component={component} given={given} />
    </HostElement>
  );
}

function failureOf(what: string, line: string, error: unknown): Diagnosis {
  const message = `${what} threw and is left out`;
  return new Diagnosis('config', message, 'Correct the component:', line, error);
}

/**
 * A number that changes with the component. Code is compared, because an inline component is a new function on each
 * render.
 */
function useVersion(component: unknown): number {
  const [previous, setPrevious] = useState({ component, version: 0 });
  if (previous.component === component) return previous.version;
  const version = isSameCode(previous.component, component)
    ? previous.version
    : previous.version + 1;
  setPrevious({ component, version });
  return version;
}

function isSameCode(before: unknown, after: unknown): boolean {
  return isPlain(before) && isPlain(after) && String(before) === String(after);
}

function isPlain(component: unknown): component is (given: object) => ReactNode {
  return typeof component === 'function' && !component.prototype?.isReactComponent;
}

/** Calls the component as a function, so that a new function with the same code keeps the state. */
function Panel({ component, given }: Pick<HostSlotProps, 'component' | 'given'>): ReactNode {
  return isPlain(component) ? component(given) : createElement(component, given);
}
