import type { Answer, Call, SignedInInput } from '../calls.ts';
import type { EndpointName } from '../endpoints.ts';

/** A call of a signed-in vendor by POST, as most of them are. */
export function post(
  endpoint: EndpointName,
  path: string,
  run: (input: SignedInInput) => Promise<Answer>,
): Call {
  return { endpoint, method: 'POST', path, run };
}
