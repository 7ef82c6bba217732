import { Diagnosis } from '../../core/api/errors';
import { CAPABILITIES } from '../../core/capabilities';

/** Errors in the `screens`, `can`, `region` and `capabilities` props, for the engineer of the host. */
export function diagnoseUnknownScreens(names: readonly string[]): Diagnosis {
  return new Diagnosis(
    'config',
    `The screens prop has unknown names: ${names.join(', ')}`,
    'Use the names of the documentation, such as:',
    'screens={{ offers: false }}',
  );
}

export function diagnoseNoStart(): Diagnosis {
  return new Diagnosis(
    'config',
    'The screens prop turns off both the dashboard and the orders',
    'Leave one of them on:',
    'screens={{ dashboard: false }}',
  );
}

export function diagnoseCan(): Diagnosis {
  return new Diagnosis(
    'config',
    'The can prop threw an error, so the right is denied',
    'Return true or false for every right:',
    'can={(right) => rights.includes(right)}',
  );
}

export function diagnoseRegion(parts: readonly string[]): Diagnosis {
  return new Diagnosis(
    'config',
    `The region prop has invalid parts: ${parts.join(', ')}`,
    'These parts are those of India. Write a region such as:',
    "region={{ country: 'AE', phone: { prefix: '+971', digits: 9 }, currency: 'AED' }}",
  );
}

export function diagnoseCapabilities(unknown: readonly string[]): Diagnosis {
  return new Diagnosis(
    'config',
    `The capabilities prop has unknown values: ${unknown.join(', ')}`,
    'Pass a list of known names:',
    `capabilities={[${CAPABILITIES.map((name) => `'${name}'`).join(', ')}]}`,
  );
}
