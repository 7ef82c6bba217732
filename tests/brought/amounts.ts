/** What people type, paste or bring for an amount. The next report is a row. */
export interface BroughtAmount {
  /** The number of the report in its issue. */
  number: number;
  input: string;
  /** @defaultValue `'en-IN'` */
  locale?: string;
  /** @defaultValue `'INR'` */
  currency?: string;
  /** The amount, or why there is none: a reason, or the amounts between which the text does not decide. */
  value: number | 'empty' | 'notANumber' | 'tooManyPlaces' | readonly [number, number];
}

export const AMOUNTS: readonly BroughtAmount[] = [
  { number: 1, input: '२५०', value: 250 },
  { number: 1, input: '१,२५,०००.५०', value: 125_000.5 },
  { number: 1, input: '２５０', value: 250 },
  { number: 1, input: '１，２５０．５０', value: 1250.5 },
  { number: 1, input: '৳২৫০', locale: 'bn-BD', currency: 'BDT', value: 250 },
  { number: 1, input: '௨௫௦', value: 250 },
  { number: 1, input: '٢٥٠٫٥', value: 250.5 },
  { number: 1, input: '۱٬۲۵۰٫۵۰', value: 1250.5 },
  { number: 1, input: '二五〇', value: 250 },
  { number: 1, input: '𝟐𝟓𝟎', value: 250 },
  { number: 1, input: '10²', value: 'notANumber' },
  { number: 1, input: '½', value: 'notANumber' },
  { number: 2, input: '33.333333333', value: 'tooManyPlaces' },
  { number: 2, input: '३३.३३३३', value: 'tooManyPlaces' },
  { number: 2, input: '95.001', value: 'tooManyPlaces' },
  { number: 2, input: '95.10', value: 95.1 },
  { number: 2, input: '95.0000', value: 95 },
  { number: 2, input: '95.000', value: [95, 95_000] },
  { number: 2, input: '95.5', currency: 'JPY', value: 'tooManyPlaces' },
  { number: 2, input: '1,016', currency: 'JPY', value: 1016 },
  { number: 2, input: '1.255', currency: 'KWD', value: 1.255 },
  { number: 2, input: '1.2555', currency: 'KWD', value: 'tooManyPlaces' },
  { number: 3, input: '1.250', locale: 'de-DE', value: 1250 },
  { number: 3, input: '0,500', value: [0.5, 500] },
  { number: 3, input: '0,500', locale: 'en', currency: 'KWD', value: [0.5, 500] },
  { number: 3, input: '0.500', locale: 'de-DE', value: 0.5 },
  { number: 3, input: '00,500', value: [0.5, 500] },
  { number: 3, input: '0,95', value: [0.95, 95] },
  { number: 3, input: '12,50', locale: 'de-DE', value: 12.5 },
  { number: 3, input: '1.250,00', locale: 'de-DE', value: 1250 },
  { number: 3, input: '1.250,00 ₹', locale: 'de-DE', value: 1250 },
  { number: 3, input: '12.50', locale: 'de-DE', value: 12.5 },
  { number: 3, input: '1,250.00', locale: 'de-DE', value: 1250 },
  { number: 3, input: '95,000', locale: 'de-DE', value: [95, 95_000] },
  { number: 3, input: '1.250', locale: 'fr-FR', value: [1.25, 1250] },
  { number: 3, input: '1 250,50', locale: 'fr-FR', value: 1250.5 },
  { number: 3, input: '1’250.50', locale: 'de-CH', currency: 'CHF', value: 1250.5 },
  { number: 3, input: '12,50', value: [12.5, 1250] },
  { number: 3, input: '1.250,00', value: 1250 },
  { number: 3, input: '1,250', value: 1250 },
  { number: 3, input: '1,25,000', value: 125_000 },
  { number: 3, input: '₹ 1,25,000', value: 125_000 },
  { number: 3, input: 'Rs. 250', value: 250 },
  { number: 3, input: 'Rs.250', value: 250 },
  { number: 3, input: 'RS 250', value: 250 },
  { number: 3, input: '250 rs', value: 250 },
  { number: 3, input: '250 Rs.', value: 250 },
  { number: 3, input: '250/-', value: 250 },
  { number: 3, input: 'Rs. 1,250/-', value: 1250 },
  { number: 3, input: 'INR 250', value: 250 },
  { number: 3, input: '२५० रु.', value: 250 },
  { number: 3, input: '250 rupees', locale: 'en-IN', value: 'notANumber' },
  { number: 3, input: '\u200e₹\u00a0250\u200f', value: 250 },
  { number: 3, input: '−₹5.00', value: -5 },
  { number: 3, input: '-5', value: -5 },
  { number: 3, input: '$250', value: 'notANumber' },
  { number: 3, input: '1e20', value: 'notANumber' },
  { number: 3, input: '0x10', value: 'notANumber' },
  { number: 3, input: '1,25,00', value: 'notANumber' },
  { number: 3, input: '12.5.2', value: 'notANumber' },
  { number: 3, input: '99999999999999999999', value: 'notANumber' },
  { number: 3, input: '250'.padEnd(200, ' ') + '1', value: 'notANumber' },
  { number: 3, input: 'cheap', value: 'notANumber' },
  { number: 3, input: '\u200b', value: 'notANumber' },
  { number: 3, input: '  ', value: 'empty' },
];

/** What people type for a phone number or a code. */
export const DIGITS: readonly { number: number; input: string; value: string }[] = [
  { number: 1, input: '९८७६५४३२१०', value: '9876543210' },
  { number: 1, input: '２４２７', value: '2427' },
  { number: 1, input: '२४२७', value: '2427' },
];
