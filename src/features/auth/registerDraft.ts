import { atom } from 'jotai';
import type { Registration } from './data';

export const NO_REGISTRATION: Registration = {
  name: '',
  restaurantName: '',
  phone: '',
  email: '',
  foundedOn: '',
};

/** Unsent form values, in memory only (T19); reset after registration and sign-in. */
export const registerDraftAtom = atom(NO_REGISTRATION);
