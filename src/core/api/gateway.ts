const GATEWAY: readonly number[] = [502, 503, 504];

/** Whether a gateway sent a status because it could not reach the server. */
export function isGatewayStatus(status: number): boolean {
  return GATEWAY.includes(status);
}
