import type messages from './messages.en.json';

export interface Holiday {
  /** Such as `2027-10-29`. */
  date: string;
  name: keyof typeof messages;
  /** Whether the moon decides, so that the date can still move by a day. */
  isExpected: boolean;
}

/**
 * The national holidays of India and festivals that are observed in most states. Add a year when the government has
 * published its list. A test compares the dates with the phases of the moon.
 */
const HOLIDAYS: readonly (readonly [date: string, name: Holiday['name'], isExpected?: true])[] = [
  ['2026-01-26', 'republicDay'],
  ['2026-03-04', 'holi', true],
  ['2026-03-21', 'eidAlFitr', true],
  ['2026-04-03', 'goodFriday'],
  ['2026-05-27', 'eidAlAdha', true],
  ['2026-08-15', 'independenceDay'],
  ['2026-08-28', 'rakshaBandhan', true],
  ['2026-10-02', 'gandhiJayanti'],
  ['2026-10-20', 'dussehra', true],
  ['2026-11-08', 'diwali', true],
  ['2026-11-24', 'guruNanakJayanti', true],
  ['2026-12-25', 'christmas'],
  ['2027-01-26', 'republicDay'],
  ['2027-03-10', 'eidAlFitr', true],
  ['2027-03-22', 'holi', true],
  ['2027-03-26', 'goodFriday'],
  ['2027-05-17', 'eidAlAdha', true],
  ['2027-08-15', 'independenceDay'],
  ['2027-08-17', 'rakshaBandhan', true],
  ['2027-10-02', 'gandhiJayanti'],
  ['2027-10-09', 'dussehra', true],
  ['2027-10-29', 'diwali', true],
  ['2027-11-14', 'guruNanakJayanti', true],
  ['2027-12-25', 'christmas'],
  ['2028-01-26', 'republicDay'],
  ['2028-02-27', 'eidAlFitr', true],
  ['2028-03-11', 'holi', true],
  ['2028-04-14', 'goodFriday'],
  ['2028-05-06', 'eidAlAdha', true],
  ['2028-08-05', 'rakshaBandhan', true],
  ['2028-08-15', 'independenceDay'],
  ['2028-09-27', 'dussehra', true],
  ['2028-10-02', 'gandhiJayanti'],
  ['2028-10-17', 'diwali', true],
  ['2028-11-02', 'guruNanakJayanti', true],
  ['2028-12-25', 'christmas'],
];

/** The holidays from a day on, the earliest first. */
export function holidaysFrom(today: string): readonly Holiday[] {
  return HOLIDAYS.filter(([date]) => date >= today).map(([date, name, isExpected = false]) => ({
    date,
    name,
    isExpected,
  }));
}
