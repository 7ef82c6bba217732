/** Whether a gateway sent a status because it could not reach the server: 502, 503 or 504. */
export function isGatewayStatus(status: number): boolean {
  return status > 501 && status < 505;
}
