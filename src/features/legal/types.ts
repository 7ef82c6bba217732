/** The marketplace's texts for vendors, as it sends them: markup, not to be trusted. */
export interface LegalTexts {
  terms: string;
  privacy: string;
  openSource: string;
}
