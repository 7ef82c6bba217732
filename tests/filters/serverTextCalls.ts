import { createAmounts } from '../../src/core/amount/amounts';
import { asciiDigits } from '../../src/core/amount/asciiDigits';
import { onlyDigits } from '../../src/core/amount/onlyDigits';
import { parseJson } from '../../src/core/api/json';
import { createRowSplitter } from '../../src/core/api/readRows';
import { createFormats } from '../../src/core/format/formats';
import { clip } from '../../src/core/format/wireValues';
import { wrapWords } from '../../src/core/format/wrapWords';
import { readDay } from '../../src/core/format/writtenDays';
import { normalize } from '../../src/core/forms/choices';
import { isEmail } from '../../src/core/forms/textRules';
import { filterMenu } from '../../src/core/menu/menuList';
import { toMenuItem } from '../../src/core/menu/wire';
import { toOrderRow } from '../../src/core/orders/history/wire';
import { endOf, shortNumberOf } from '../../src/core/orders/orderIds';
import { toOrder } from '../../src/core/orders/wire';
import { toDeductions } from '../../src/core/payouts/wire';
import { toAlert } from '../../src/core/push/wire';
import { toPhoneRule } from '../../src/core/region/phoneRule';
import { INDIA } from '../../src/core/region/region';
import { readClock } from '../../src/core/restaurant/timings/clock';
import { parseStored } from '../../src/core/state/parseStored';
import { searchKey } from '../../src/core/text/textKey';
import { filterRows } from '../../src/features/history/historyFilters';
import { splitText } from '../../src/features/kitchen/rules/ticketLines';
import { KYC_FIELDS } from '../../src/features/kyc/rules/fields';
import { partsOf } from '../../src/features/menu-file/parseCsv';
import { filterOffers } from '../../src/features/offers/offerList';
import { toOffer } from '../../src/features/offers/wire';
import { matchesSearch, searchableOf } from '../../src/features/orders/search/searchOrders';
import { filterLogs } from '../../src/features/payments/logList';
import { toLogs } from '../../src/features/payments/wire';
import { filterFindings } from '../../src/features/payouts/cycle/CycleOrders';
import { readCycle } from '../../src/features/payouts/cycle/cycleDays';
import { filterLines } from '../../src/features/payouts/deductions/lineList';
import { matchPictures } from '../../src/features/pictures/matchPictures';
import { parseBlock } from '../../src/features/prices/cells/block';
import { plainText as printable } from '../../src/features/printing/escpos/plainText';
import { kitchenLines } from '../../src/features/printing/ticket/kitchenLines';
import { matchItems } from '../../src/features/stock/matchItems';
import { parseReminders } from '../../src/features/stock/outUntil/outUntil';
import { csvLines } from '../../src/ui/patterns/export/csvLines';
import { fileName } from '../../src/ui/patterns/export/fileName';
import { plainValues } from '../../src/ui/patterns/host/parts/fieldValues';
import { imageUrl } from '../../src/ui/patterns/imageUrl';
import { plainText } from '../../src/ui/patterns/sanitizeHtml';

type Run = (text: string) => unknown;

const LINE = { quantity: 1, price: null, diet: null, instructions: '' };
const EVERYTHING = {
  type: 'all',
  tag: 'all',
  category: 'all',
  stock: 'all',
  status: 'all',
} as const;
const { isoDay } = createFormats({ locale: 'en-IN', timeZone: 'UTC', currency: 'INR' });
const HOST = { host: 'https://api.example' };
const COLUMN = { header: 'Name', value: (row: string) => row };
const AMOUNTS = createAmounts({ locale: 'en-IN', currency: 'INR' }, (key) => key);
const CSV = { heads: { money: String, iso: String }, currency: 'INR' } as never;

/** Each function that reads, splits or searches a text of the server, by its file and name. */
export const CALLS: Readonly<Record<string, Run>> = {
  'core/amount/amounts read': (text) => [AMOUNTS.money.read(text), AMOUNTS.decimal.read(text)],
  'core/amount/asciiDigits asciiDigits': asciiDigits,
  'core/amount/onlyDigits onlyDigits': onlyDigits,
  'core/api/json parseJson': parseJson,
  'core/api/readRows createRowSplitter': (text) => {
    const splitter = createRowSplitter();
    splitter.push(new TextEncoder().encode(`{"data":[${text}`));
    return splitter.rest();
  },
  'core/format/wireValues clip': clip,
  'core/format/wrapWords wrapWords': (text) => wrapWords(text, (line) => line.length <= 40),
  'core/forms/choices normalize': normalize,
  'core/text/textKey searchKey': (text) => searchKey([text, text]),
  'core/forms/textRules isEmail': isEmail,
  'ui/patterns/imageUrl imageUrl': (text) => imageUrl(text, HOST, 'https://shop.example/'),
  'core/push/wire toAlert': (text) =>
    toAlert({ title: text, body: text, data: { link: `/orders/view-order/${text}` } }, '/'),
  'core/state/parseStored parseStored': parseStored,
  'features/history/historyFilters filterRows': (text) =>
    filterRows([toOrderRow({ order_id: text })], { ...EVERYTHING, search: text }),
  'features/menu-file/parseCsv parseCsv': (text) => [...partsOf(text, ',')],
  'core/menu/menuList filterMenu': (text) =>
    filterMenu([toMenuItem({ name: text, tag: text })], { ...EVERYTHING, search: text }),
  'features/pictures/matchPictures matchPictures': (text) =>
    matchPictures([`${text}.jpg`], [{ id: 'a', name: text }]),
  'features/prices/cells/block parseBlock': parseBlock,
  'features/stock/matchItems matchItems': (text) =>
    matchItems([toMenuItem({ _id: 'a', name: text })], { itemId: '', name: text } as never),
  'features/stock/outUntil/outUntil parseReminders': parseReminders,
  'features/offers/offerList filterOffers': (text) =>
    filterOffers([toOffer({ title: text, code: text }, { vendorId: '' })], {
      ...EVERYTHING,
      search: text,
    }),
  'features/orders/search/searchOrders searchableOf': (text) =>
    searchableOf(toOrder({ order_id: text, cartitems: [{ name: text }] })),
  'features/orders/search/searchOrders matchesSearch': (text) =>
    matchesSearch(toOrder({ order_id: text, cartitems: [{ name: text }] }), text),
  'core/orders/orderIds endOf': endOf,
  'core/orders/orderIds shortNumberOf': (text) => shortNumberOf(text),
  'features/kitchen/rules/ticketLines splitText': (text) => splitText(text, 40),
  'features/payouts/cycle/CycleOrders filterFindings': (text) =>
    filterFindings([{ number: text } as never], { ...EVERYTHING, search: text }),
  'features/payouts/deductions/lineList filterLines': (text) =>
    filterLines(toDeductions([{ code: text, label: text }]) ?? [], { code: text, search: text }),
  'features/payouts/cycle/cycleDays readCycle': (text) => readCycle(text, isoDay),
  'core/format/writtenDays readDay': (text) => readDay(text, isoDay),
  'features/payments/logList filterLogs': (text) =>
    filterLogs(toLogs({ title: text, data: [{ order_id: text }] }), {
      ...EVERYTHING,
      search: text,
    }),
  'features/printing/escpos/plainText plainText': printable,
  'features/printing/ticket/kitchenLines kitchenLines': (text) =>
    kitchenLines([{ ...LINE, name: text, variant: text, addons: [] }]),
  'core/restaurant/timings/clock readClock': (text) => readClock(text, 'UTC'),
  'ui/patterns/host/parts/fieldValues plainValues': (text) => plainValues({ text }),
  'ui/patterns/export/csvLines csvLines': (text) => csvLines([COLUMN], CSV).line(text),
  'ui/patterns/export/fileName fileName': (text) => fileName([text]),
  'ui/patterns/sanitizeHtml plainText': plainText,
};

/** Functions and patterns that need no row above, each with the source or the limit of its text. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'core/api/host/host parseHost': 'the host prop',
  'core/navigation/paths normalizePath': 'the URL of the page',
  'portal/router/privateQuery split': 'the URL of the page',
  'features/timings/slots splitAtMidnight': 'times of five characters',
  'features/timings/special/checks splitNights': 'times of five characters',
  'adapters/storage/cookies /\\/+$/': 'the basename prop',
  'core/api/host/host /\\/+$/': 'the host prop',
  'ui/patterns/imageUrl /\\/+$/': 'the props host and assetsBase',
  'adapters/push/registration/workerRegistration /=+$/': 'the VAPID key of the host',
  'ui/patterns/sanitizeHtml /<[^>]*>/g': 'a text that ends with ">"; see `plainText`',
  'features/printing/ticket/kitchenLines /\\s*(?:\\n|\\+|,(?![^(]*\\)))\\s*/':
    'at most 1,000 characters',
};

const translate = (key: string) => key;
const PHONE = toPhoneRule(INDIA, translate as never);

/** The arguments of schemas that need others than the texts and the phone rule. */
export const SCHEMA_ARGUMENTS: Readonly<Record<string, readonly unknown[][]>> = {
  kycSchema: Object.keys(KYC_FIELDS).map((type) => [type, translate]),
  itemSchema: [[translate, AMOUNTS]],
  memberSchema: [['page', translate, PHONE]],
  profileSchema: [[translate, PHONE, AMOUNTS]],
  ratesSchema: [[translate, AMOUNTS.decimal]],
};

export const ANY_SCHEMA = [[translate, PHONE]];
