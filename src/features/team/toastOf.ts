import { ApiRefusal } from '../../core/api/errors';

/** The server's words for a refusal with 400 (specification B 8); of any other failure `''`. */
export function toastOf(failure: unknown): string {
  return failure instanceof ApiRefusal && failure.status === 400 ? failure.serverMessage : '';
}
