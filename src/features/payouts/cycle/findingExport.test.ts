import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { createFormats } from '../../../core/format/formats';
import { createZone } from '../../../core/format/zone';
import { createTexts } from '../../../core/messages/messages';
import { csvLines } from '../../../ui/patterns/export/csvLines';
import { findingExport } from './findingExport';
import messages from './messages.en.json';
import type { Finding } from './types';

const text = createTexts('en-IN').of(messages);
const timeZone = 'Asia/Kolkata';
const CONTEXT = {
  formats: createFormats({ locale: 'en-IN', timeZone, currency: 'INR' }),
  zone: createZone(timeZone),
  currency: 'INR',
  heads: {
    money: (head: string, unit: string) => `${head} (${unit})`,
    iso: (head: string) => `${head} (ISO 8601)`,
  },
};

const finding = (number: string, fields: Partial<Finding> = {}): Finding => ({
  key: number,
  group: 'matched',
  causes: [],
  id: number,
  number,
  createdAt: Date.UTC(2026, 10, 15, 18, 29),
  total: 77_000,
  captured: 77_000,
  refunded: 0,
  paid: 55_487,
  estimate: 55_487,
  ...fields,
});

function readBack(findings: readonly Finding[], hasDetails = true): Record<string, string>[] {
  const { head, line } = csvLines(findingExport(text, 100, hasDetails), CONTEXT);
  return parse([head, ...findings.map(line)].join(''), { columns: true });
}

test.each([
  ['=HYPERLINK("x")', `'=HYPERLINK("x")`],
  ['+91', "'+91"],
  ['-1', "'-1"],
  ['@A1', "'@A1"],
  ['\tD', "'\tD"],
  ['A,"B"\r\nC', 'A,"B"\r\nC'],
  ['ऑर्डर 1', 'ऑर्डर 1'],
])('the order %j is read back as %j', (number, read) => {
  expect(readBack([finding(number)])[0]?.Order).toBe(read);
});

test('every finding is a row with plain amounts', () => {
  const findings = [
    finding('A', {
      group: 'different',
      causes: [
        { reason: 'capturedOther', amount: null },
        { reason: 'paidOther', amount: null },
      ],
      refunded: 5_000,
    }),
    finding('B', {
      group: 'missing',
      causes: [{ reason: 'notCaptured', amount: null }],
      captured: null,
      refunded: null,
    }),
    finding('C', { group: 'unknown', createdAt: null, total: null, estimate: null, paid: -1_05 }),
  ];
  const rows = readBack(findings).map((row) => [
    row.Order,
    row['Placed (ISO 8601)'],
    row.Result,
    row.Found,
    row['Order total (INR)'],
    row['Captured (INR)'],
    row['Refunded (INR)'],
    row['Payout (INR)'],
    row['Estimate (INR)'],
  ]);
  const placed = '2026-11-15T23:59:00+05:30';
  const both = 'Captured amount differs from the total | Payout differs from the estimate';
  expect(rows).toEqual([
    ['A', placed, 'Wrong amount', both, '770', '770', '50', '554.87', '554.87'],
    ['B', placed, 'Missing', 'No payment captured', '770', '', '', '554.87', '554.87'],
    ['C', '', 'No matching order', '', '', '770', '0', '-1.05', ''],
  ]);
});

test('without the payout there is no column for it', () => {
  expect(readBack([finding('A')], false)[0]).not.toHaveProperty('Payout (INR)');
});
