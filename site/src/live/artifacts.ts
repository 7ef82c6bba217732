/** What `artifacts.json` says of the files that the sandbox in the browser loads. Sizes are in bytes, uncompressed. */
export interface Artifacts {
  /** Changes with the code and data of the sandbox. */
  version: string;
  contract: number;
  snapshot: number;
  wasm: number;
  files: number;
}
