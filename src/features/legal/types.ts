/** HTML from the server, not sanitized yet. */
export interface LegalTexts {
  terms: string;
  privacy: string;
  openSource: string;
}
