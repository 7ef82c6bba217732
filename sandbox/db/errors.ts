export type SandboxDataReason = 'locked' | 'corrupt' | 'database' | 'missing-pglite';

/** The sandbox cannot use its data. The message says how to fix it. */
export class SandboxDataError extends Error {
  readonly reason: SandboxDataReason;

  constructor(reason: SandboxDataReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SandboxDataError';
    this.reason = reason;
  }
}
