import { text, type Wire } from '../../core/format/wireValues';

/** HTML from the server, not sanitized yet. */
export interface LegalTexts {
  terms: string;
  privacy: string;
  openSource: string;
}

export function toLegalTexts(wire: Wire): LegalTexts {
  return {
    terms: text(wire.terms_and_conditions),
    privacy: text(wire.privacy_policy),
    openSource: text(wire.open_source_library),
  };
}
