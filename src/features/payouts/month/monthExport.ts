import type { Region } from '../../../core/contracts';
import type { Formats } from '../../../core/format/formats';
import { readDay } from '../../../core/format/writtenDays';
import type { Translate } from '../../../core/messages/messages';
import type { DeductionName } from '../../../core/payouts/useDeductionName';
import type { ExportTable } from '../../../ui/patterns/export/exportTable';
import type { Text as CycleText } from '../cycle/findingWords';
import { type MonthRates, toLines } from './deductionLines';
import type messages from './messages.en.json';
import type { MonthFigures, Movement } from './monthFigures';

/** A line of the file; a value that is not known is absent, and `note` says why. */
interface Line {
  part: string;
  day?: string | null;
  name?: string;
  rate?: number | null;
  orders?: number;
  /** In the smallest unit. */
  amount?: number | null;
  tax?: number | null;
  note?: string;
}

interface MonthExport {
  figures: MonthFigures;
  rates: MonthRates;
  region: Pick<Region, 'country'>;
  formats: Pick<Formats, 'isoDay' | 'percentage'>;
  text: Translate<keyof typeof messages>;
  cycleText: CycleText;
  nameOf: DeductionName;
  isIncomplete: boolean;
}

/** The whole month as one table, so that a spreadsheet can filter it by its first column. */
export function monthExport(options: MonthExport): ExportTable<Line> {
  const { rates, text, isIncomplete } = options;
  const inUnits = (sum: number | null | undefined) =>
    sum === null || sum === undefined ? null : sum / rates.units;
  return {
    columns: [
      { header: text('part'), value: ({ part }) => part },
      { header: text('day'), value: ({ day }) => day ?? null, kind: 'day' },
      { header: text('name'), value: ({ name }) => name ?? null },
      { header: text('ratePercent'), value: ({ rate }) => rate ?? null },
      { header: text('orders'), value: ({ orders }) => orders ?? null },
      { header: text('amount'), value: ({ amount }) => inUnits(amount), kind: 'money' },
      { header: text('tax'), value: ({ tax }) => inUnits(tax), kind: 'money' },
      { header: text('note'), value: ({ note }) => note ?? null },
    ],
    rows: [
      ...saleLines(options),
      ...deductionLines(options),
      ...codeLines(options),
      ...cycleLines(options),
      ...movementLines(options),
      ...checkLines(options),
    ],
    isIncomplete,
  };
}

function saleLines({ figures, text }: MonthExport): Line[] {
  return figures.sales.map(({ day, rate, orders, sales, tax }) => {
    const reasons = [
      ...(tax === null ? [text('taxMissing')] : []),
      ...(rate === null ? [text('rateMissing')] : []),
    ];
    const note = reasons.join(' ');
    return { part: text('sales'), day, rate, orders, amount: sales, tax, note };
  });
}

function deductionLines({ figures, rates, region, formats, text }: MonthExport): Line[] {
  const { counted, deducted } = figures;
  const lines = toLines(figures, {
    text,
    percentage: formats.percentage,
    region,
    rates: rates.rates,
  });
  return [
    ...lines.map(({ label, estimated }) => ({
      part: text('estimate'),
      name: label,
      orders: counted,
      amount: estimated,
    })),
    ...lines.map(({ label, deducted: amount }) => ({
      part: text('payoutLines'),
      name: label,
      amount,
      ...(deducted ? { orders: deducted.orders } : { note: text('deductedUnknown') }),
    })),
  ];
}

function codeLines({ figures, text, nameOf }: MonthExport): Line[] {
  return figures.codes.map(({ amount, tax, ...sum }) => ({
    part: text('byKind'),
    name: nameOf(sum),
    amount,
    tax,
  }));
}

function cycleLines({ figures, formats, text }: MonthExport): Line[] {
  return figures.cycles.map(({ payout, isPart, completed, payment }) => {
    const isPaid = payment.state === 'paid';
    const day = isPaid ? readDay(payment.at, formats.isoDay) : null;
    const reasons = [
      ...(payment.state === 'paid' ? [] : [text(payout ? payment.state : 'noCycle')]),
      ...(isPaid && !day ? [text('dayNotSent')] : []),
      ...(isPart ? [text('ofWholeCycle')] : []),
    ];
    return {
      part: text('payouts'),
      day,
      name: payout?.cycle ?? text('otherDays'),
      orders: completed,
      amount: isPaid ? payment.amount : null,
      note: reasons.join(' '),
    };
  });
}

function movementLines({ figures, text }: MonthExport): Line[] {
  const toLine = (part: string) => (movement: Movement) => ({
    part,
    day: movement.day,
    name: movement.number,
    amount: movement.amount,
    ...(movement.amount === null && { note: text('amountMissing') }),
  });
  return [
    ...figures.refunds.map(toLine(text('refunds'))),
    ...figures.withdrawals.map(toLine(text('withdrawals'))),
  ];
}

function checkLines({ figures, formats, text, cycleText }: MonthExport): Line[] {
  return figures.cycles.flatMap(({ findings }) =>
    findings.map(({ number, createdAt, causes: [cause] }) => ({
      part: text('checks'),
      day: createdAt === null ? null : formats.isoDay(createdAt),
      name: number,
      amount: cause?.amount ?? null,
      note: cause ? cycleText(cause.reason) : '',
    })),
  );
}
