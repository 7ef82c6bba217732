/** How long a printer may take for one `write`, in ms. A slow serial port first sends what is buffered. */
export const CHUNK_MS = 5_000;

/** An open connection to a printer. */
export interface Channel {
  /** Maximum number of bytes for one `write`. */
  chunkBytes: number;
  /** Resolves when the connection has taken the bytes. */
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Resolves with the next bytes from the printer; absent if the connection has only one direction. */
  read?(): Promise<Uint8Array>;
  /** Resolves when the device has sent everything; absent if `write` already waits for that. */
  flush?(): Promise<void>;
  close(): Promise<void>;
}
