import { atom } from 'jotai';
import type { Registration } from './types';

export const NO_REGISTRATION: Registration = {
  name: '',
  restaurantName: '',
  phone: '',
  email: '',
  foundedOn: '',
};

/**
 * What was typed before the form was left, in memory only: the browser's storage is for the session
 * (safety T19). Reset after success, and whenever somebody signs in.
 */
export const registerDraftAtom = atom(NO_REGISTRATION);
