import { toText, type Wire } from '../../core/format/wireValues';
import type { LegalTexts } from './data';

export function toLegalTexts(wire: Wire): LegalTexts {
  return {
    terms: toText(wire.terms_and_conditions),
    privacy: toText(wire.privacy_policy),
    openSource: toText(wire.open_source_library),
  };
}
