import type { RefObject } from 'react';
import type { FormName } from '../../../core/contracts';
import type { HostCode } from '../host/hostParts';
import type { Arrangement, HostPart } from './types';

/** The fields of a form, and what connects the form with the fields of the host. */
export interface FormFields<Form extends FormName = FormName> extends Arrangement<Form> {
  form: Form;
  /** `null` if the host does not change this form. */
  code: HostCode | null;
  part: RefObject<HostPart | null>;
  /** Whether the values of the portal are saved, but values of the host are not. */
  hasRest: boolean;
  /** The same, for a function that is running. */
  rest: RefObject<boolean>;
  setRest(hasRest: boolean): void;
}
