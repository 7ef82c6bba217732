import { expect, test } from 'vitest';
import type { Ticket } from '../../../core/contracts';
import { createFormats } from '../../../core/format/formats';
import { createTexts } from '../../../core/messages/messages';
import { INDIA } from '../../../core/region/region';
import { toHtml } from '../center/usePrint';
import { encodeDocument } from '../escpos/encodeDocument';
import messages from '../messages.en.json';
import { renderDocument } from '../page/renderDocument';
import { documentOf, type PrintDocument } from './documentOf';

const text = createTexts('en-IN', {}).of(messages);
const formatsFor = (currency: string) =>
  createFormats({ locale: 'en-IN', timeZone: 'Asia/Kolkata', currency });
const formats = formatsFor('INR');
const TICKET: Ticket = {
  number: 'ORD-7042',
  shortNumber: '7042',
  placedAt: '2026-11-20T07:35:00Z',
  promisedMinutes: 25,
  promisedAt: '2026-11-20T08:01:00Z',
  restaurant: { name: 'Saffron', fssai: '19926000000001', gstin: '29ABCDE1234F1Z5' },
  lines: [
    {
      name: 'Naan <b>',
      variant: 'Full, 2 x Butter',
      addons: [],
      quantity: 3,
      price: 55.1,
      diet: 'veg',
      instructions: 'Crisp',
    },
  ],
  instructions: 'Nut allergy',
  charges: [
    { label: 'Subtotal', amount: 100 },
    { label: 'Total bill', amount: 105, isTotal: true },
  ],
  total: 105,
  paymentStatus: 'Paid',
  invoiceNumber: 'INV-9',
};

function htmlOf(
  kind: PrintDocument['kind'],
  {
    copy = 1,
    copies = 1,
    country = INDIA.country,
    currency = 'INR',
    ticket = TICKET,
    lang = 'en-IN',
  } = {},
): Document {
  const region = { country, currency };
  const content = documentOf(kind, ticket, { text, formats: formatsFor(currency), copy, region });
  const html = toHtml('58', (page) =>
    renderDocument(page, content, { copies, lang, dietLabel: text }),
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

const textsOf = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('a kitchen ticket has no prices', () => {
  const page = htmlOf('kot');

  expect(textsOf(page, '.huge')).toEqual(['7042']);
  expect(textsOf(page, '.item')).toEqual(['3 ×● Naan <b>Full6 × ButterCrisp']);
  expect(textsOf(page, '.box')).toEqual(['InstructionsNut allergy', 'Crisp']);
  expect(page.body.textContent).toContain('Ready by 1:31\u00a0PM (25 min)');
  expect(page.body.textContent).not.toContain('₹');
});

test('a bill has its amounts with the tax numbers', () => {
  const page = htmlOf('bill');

  expect(textsOf(page, '.item')).toEqual(['3 ×● Naan <b>₹165.30Full2 x Butter₹55.10 each']);
  expect(textsOf(page, '.pair.strong')).toEqual(['Total bill₹105.00', 'PaymentPaid']);
  expect(page.body.textContent).toContain('FSSAI 19926000000001GSTIN 29ABCDE1234F1Z5');
});

test.each([
  ['INR', 1.005, '₹3.02'],
  ['KWD', 1.255, 'KWD\u00a03.765'],
  ['JPY', 95, '¥285'],
])('an amount of a bill has all decimals of %s', (currency, price, amount) => {
  const lines = TICKET.lines.map((line) => ({ ...line, price, quantity: 3 }));
  const page = htmlOf('bill', { currency, ticket: { ...TICKET, lines } });

  expect(textsOf(page, '.item')[0]).toContain(amount);
});

test.each([
  ['en-IN', 'ltr'],
  ['ur-IN', 'rtl'],
])('a bill in %s runs in the direction of its language, not of its first name', (lang, dir) => {
  const page = htmlOf('bill', { lang });

  expect(page.documentElement.dir).toBe(dir);
  expect(textsOf(page, 'bdi')).toEqual([
    'Saffron',
    'Naan <b>',
    'Full',
    '2 x Butter',
    '₹55.10 each',
  ]);
});

test('a bill is no tax invoice in a country where the marketplace issues it', () => {
  const [india, emirates] = ['IN', 'AE'].map((country) => htmlOf('bill', { country }));
  expect(textsOf(india as Document, '.pair')).toContain('BillINV-9');
  expect(india?.body.textContent).not.toMatch(/invoice/i);
  expect(textsOf(emirates as Document, '.pair')).toContain('InvoiceINV-9');
});

test('a reprint says which copy it is', () => {
  expect(textsOf(htmlOf('kot', { copy: 1, copies: 3 }), 'section')).toHaveLength(3);
  expect(htmlOf('kot').body.textContent).not.toContain('COPY');
  expect(textsOf(htmlOf('kot', { copy: 2 }), 'p')[0]).toBe('COPY 2');
});

const SLIP: Ticket = {
  ...TICKET,
  lines: TICKET.lines.map((line) => ({ ...line, quantityBefore: 2, quantity: 1 })),
};

test('a slip of a changed order has both quantities', () => {
  const page = htmlOf('changed', { ticket: SLIP });

  expect(textsOf(page, 'p')).toEqual(['CHANGED', '7042', 'Order ORD-7042', '2 × → 1 ×']);
  expect(textsOf(page, 'p > bdi')).toEqual(['2 × → 1 ×']);
  expect(textsOf(page, '.item')).toEqual(['● Naan <b>Full2 × ButterCrisp']);
  expect(page.title).toBe('Change ORD-7042');
});

test('a slip of a cancelled order has the dishes of its ticket', () => {
  const page = htmlOf('cancelled', { copy: 2 });

  expect(textsOf(page, 'p')).toEqual(['CANCELLED', 'COPY 2', '7042', 'Order ORD-7042']);
  expect(textsOf(page, '.item')).toEqual(['3 ×● Naan <b>Full6 × ButterCrisp']);
});

test.each([
  ['changed', SLIP, /CHANGED[^]*7042[^]*\[V\] Naan <b>[^]*2 x -> 1 x/],
  ['cancelled', TICKET, /CANCELLED[^]*7042[^]*3 x[^]*\[V\] Naan <b>/],
] as const)('the slip %s is sent as text to a receipt printer', (kind, ticket, words) => {
  const content = documentOf(kind, ticket, { text, formats, copy: 1, region: INDIA });
  const bytes = encodeDocument(content.blocks, 32);

  expect(new TextDecoder('latin1').decode(bytes)).toMatch(words);
});
