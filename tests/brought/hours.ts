/** Opening hours that pass midnight, each with its right next closing and opening. */

type Span = readonly [from: string, to: string];

interface Weekday {
  isOff?: boolean;
  spans: readonly Span[];
}

interface EveningRow {
  number: number;
  input: {
    what: string;
    /** 28 November 2026. */
    saturday: Weekday;
    /** 29 November 2026. */
    sunday: Weekday;
    special?: readonly { date: string; spans: readonly Span[] }[];
    /** Local time, in India. */
    at: string;
  };
  /** Local times; `null` if it is closed, or does not open before Monday. */
  value: { openUntil: string | null; opensAt: string | null };
}

const SATURDAY: Weekday = { spans: [['18:00', '23:59']] };
const SUNDAY: Weekday = {
  spans: [
    ['00:00', '02:00'],
    ['11:00', '15:00'],
  ],
};
const LATE = '2026-11-28T23:00';
const BEFORE = '2026-11-28T10:00';

export const EVENINGS: readonly EveningRow[] = [
  {
    number: 13,
    input: { what: 'an evening split at midnight', saturday: SATURDAY, sunday: SUNDAY, at: LATE },
    value: { openUntil: '2026-11-29T02:00', opensAt: '2026-11-29T11:00' },
  },
  {
    number: 13,
    input: {
      what: 'Saturday off in the week',
      saturday: { ...SATURDAY, isOff: true },
      sunday: SUNDAY,
      at: BEFORE,
    },
    value: { openUntil: null, opensAt: '2026-11-29T11:00' },
  },
  {
    number: 13,
    input: {
      what: 'Saturday closed as a special day',
      saturday: SATURDAY,
      sunday: SUNDAY,
      special: [{ date: '2026-11-28', spans: [] }],
      at: BEFORE,
    },
    value: { openUntil: null, opensAt: '2026-11-29T11:00' },
  },
  {
    number: 13,
    input: {
      what: 'Saturday with hours that end early',
      saturday: SATURDAY,
      sunday: SUNDAY,
      special: [{ date: '2026-11-28', spans: [['18:00', '21:00']] }],
      at: LATE,
    },
    value: { openUntil: null, opensAt: '2026-11-29T11:00' },
  },
  {
    number: 13,
    input: {
      what: 'Saturday with other hours until midnight',
      saturday: SATURDAY,
      sunday: SUNDAY,
      special: [{ date: '2026-11-28', spans: [['12:00', '23:59']] }],
      at: LATE,
    },
    value: { openUntil: '2026-11-29T02:00', opensAt: '2026-11-29T11:00' },
  },
  {
    number: 13,
    input: {
      what: 'Sunday off in the week',
      saturday: SATURDAY,
      sunday: { ...SUNDAY, isOff: true },
      at: LATE,
    },
    value: { openUntil: '2026-11-29T02:00', opensAt: null },
  },
  {
    number: 13,
    input: {
      what: 'Sunday closed, with the night of Saturday kept',
      saturday: SATURDAY,
      sunday: SUNDAY,
      special: [{ date: '2026-11-29', spans: [['00:00', '02:00']] }],
      at: LATE,
    },
    value: { openUntil: '2026-11-29T02:00', opensAt: null },
  },
  {
    number: 13,
    input: {
      what: 'Saturday closed, with its night kept',
      saturday: SATURDAY,
      sunday: SUNDAY,
      special: [
        { date: '2026-11-28', spans: [] },
        { date: '2026-11-29', spans: SUNDAY.spans },
      ],
      at: BEFORE,
    },
    value: { openUntil: null, opensAt: '2026-11-29T00:00' },
  },
  {
    number: 13,
    input: {
      what: 'a slot past midnight, and Sunday off',
      saturday: { spans: [['18:00', '02:00']] },
      sunday: { spans: [['11:00', '15:00']], isOff: true },
      at: LATE,
    },
    value: { openUntil: '2026-11-29T02:00', opensAt: null },
  },
  // Open all day is no night.
  {
    number: 13,
    input: {
      what: 'two whole days, and Saturday off',
      saturday: { spans: [['00:00', '23:59']], isOff: true },
      sunday: { spans: [['00:00', '23:59']] },
      at: BEFORE,
    },
    value: { openUntil: null, opensAt: '2026-11-29T00:00' },
  },
  {
    number: 13,
    input: {
      what: 'two whole days in two slots, and Saturday off',
      saturday: { spans: [['00:00', '23:59']], isOff: true },
      sunday: {
        spans: [
          ['00:00', '06:00'],
          ['06:00', '23:59'],
        ],
      },
      at: BEFORE,
    },
    value: { openUntil: null, opensAt: '2026-11-29T00:00' },
  },
  {
    number: 13,
    input: {
      what: 'hours after midnight without an evening before',
      saturday: { spans: [['18:00', '22:00']] },
      sunday: { spans: [['00:00', '02:00']] },
      at: LATE,
    },
    value: { openUntil: null, opensAt: '2026-11-29T00:00' },
  },
];
