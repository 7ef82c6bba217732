/** What a suite has measured; each failure is a sentence, none is success. */
export interface SoakReport {
  figures: readonly string[];
  failures: readonly string[];
}

/** A long run over much data, by its name on the command line. */
export interface SoakSuite {
  name: string;
  about: string;
  run(): Promise<SoakReport>;
}
