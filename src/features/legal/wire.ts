import { text, type Wire } from '../../core/format/wireValues';
import type { LegalTexts } from './data';

export function toLegalTexts(wire: Wire): LegalTexts {
  return {
    terms: text(wire.terms_and_conditions),
    privacy: text(wire.privacy_policy),
    openSource: text(wire.open_source_library),
  };
}
