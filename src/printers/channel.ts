/** How long a printer may take for one `write`, in ms. A slow serial port first sends what is buffered. */
export const CHUNK_MS = 5_000;

/** Resolves with the next bytes from the printer. */
export type Read = () => Promise<Uint8Array>;

/** An open connection to a printer. */
export interface Channel {
  /** Number of bytes for one `write` that every printer takes. */
  chunkBytes: number;
  /**
   * A larger number, which is used only if a write of this size arrives: one that is acknowledged arrives if it
   * resolves; otherwise, the printer has to answer a question at its end.
   */
  large?: { bytes: number; isAcknowledged: boolean };
  /** Resolves when the connection has taken the bytes. */
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Starts to receive; absent if the connection has only one direction. */
  listen?(): Promise<Read>;
  /** Resolves when the device has sent everything; absent if `write` already waits for that. */
  flush?(): Promise<void>;
  close(): Promise<void>;
}
