/** The result of a suite; it passes if there are no failures. */
export interface SoakReport {
  figures: readonly string[];
  failures: readonly string[];
}

export interface SoakSuite {
  name: string;
  about: string;
  run(): Promise<SoakReport>;
}
