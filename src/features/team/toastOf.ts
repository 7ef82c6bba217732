import { ApiRefusal } from '../../core/api/errors';

/** The server's message of a refusal with status 400 (B8), otherwise `''`. */
export function toastOf(failure: unknown): string {
  return failure instanceof ApiRefusal && failure.status === 400 ? failure.serverMessage : '';
}
