import { defineBackend } from 'vendor-portal/backend';
import { backend as rest } from '../rest/backend.ts';
import { issues } from './issues.ts';

/** Orders, menu and sign-in as in the REST example; issues by IGM 2.0. */
export const backend = defineBackend({ ...rest, ...issues });
