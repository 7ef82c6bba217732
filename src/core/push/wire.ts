import type { PushMessage } from '../contracts';
import { flag, record, safeId, toText } from '../format/wireValues';
import { paths } from '../navigation/paths';

/** The maximum number of characters of a title or text (T15). */
const TEXT_LIMIT = 200;
/** More characters than an ISO 8601 time has. */
const TIME_LIMIT = 40;
/** Control characters, and those that change the direction of text. */
const HIDDEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;
const DETAIL = /^\/(?:orders\/view-order|outlet\/order-history\/view)\/([^/]+)$/;
const NOT_LINKED: readonly string[] = [paths.landing, paths.login, paths.register, paths.logout];

/** The checked parts of a push message. */
export interface Alert {
  title: string;
  body: string;
  /** Path below the basename that a click opens, or `null`. */
  path: string | null;
  /** The tag of the notification, equal for equal messages, so that a repeated message is shown once. */
  tag: string;
  /** Whether the message rings, because its order waits for an answer. */
  isAlarm: boolean;
  /** Whether the message ends the ringing of its order. */
  isAnswered: boolean;
  /** The id of a test that the vendor has asked for, or `null`. A test is never about an order. */
  testId: string | null;
}

/** The tag of the notification of a test. */
export function testTag(testId: string): string {
  return `vendor-portal test ${testId}`;
}

export function toAlert(message: unknown, basename: string): Alert {
  const { title, body, data } = record(message) as PushMessage;
  const fields = record(data);
  const texts = { title: toLine(title), body: toLine(body) };
  const testId = safeId(fields.test_id);
  if (testId !== null) {
    const path = paths.manageProfile;
    return { ...texts, path, tag: testTag(testId), isAlarm: false, isAnswered: false, testId };
  }
  const path = toPath(fields, basename);
  const alert = { ...texts, path, testId };
  const orderId = safeId(fields.order_id);
  const isAnswered = orderId !== null && flag(fields.answered);
  const isAlarm = orderId !== null && !isAnswered && isTime(fields.answer_by);
  const issueId = orderId && safeId(fields.issue_id);
  // The messages of one order or issue replace each other, whatever their texts and links are.
  const about = isAlarm || isAnswered ? `order ${orderId}` : issueId && `issue ${issueId}`;
  const name = about || (path ?? `${alert.title} ${alert.body}`);
  return { ...alert, tag: `vendor-portal ${name}`, isAlarm, isAnswered };
}

function isTime(value: unknown): boolean {
  return !Number.isNaN(Date.parse(toText(value).slice(0, TIME_LIMIT)));
}

/** When the worker showed a test, and whether no page of the portal was open then. */
export interface TestArrival {
  /** The time of the device, in epoch ms. */
  at: number;
  wasClosed: boolean;
}

/** Reads what the worker has noted in the notification of a test; `null` for one that a page has shown. */
export function readArrival(data: unknown): TestArrival | null {
  const { at, wasClosed } = record(record(data).arrival);
  return typeof at === 'number' ? { at, wasClosed: wasClosed === true } : null;
}

/** Whether a message is for this vendor: a shared device can still receive messages for the previous one. */
export function isForVendor(message: unknown, vendorId: string): boolean {
  const named = toText(record(record(message).data).vendor_id);
  return named === '' || named === vendorId;
}

function toLine(value: unknown): string {
  // Shorten the text before the regular expression runs, and then again by whole characters.
  const start = toText(value).slice(0, 4 * TEXT_LIMIT);
  return [...start.replace(HIDDEN, ' ').trim()].slice(0, TEXT_LIMIT).join('');
}

function toPath(data: ReturnType<typeof record>, basename: string): string | null {
  const link = toText(data.link);
  if (link) return toPortalPath(link, basename);
  const orderId = safeId(data.order_id);
  const issueId = orderId && safeId(data.issue_id);
  if (issueId) return `${paths.issues}?issue=${issueId}`;
  return orderId && paths.orderDetail(orderId);
}

/** Returns the path below the basename, or `null` if it is not a screen of the portal. */
export function toPortalPath(link: string, basename: string): string | null {
  const mount = basename === '/' ? '' : basename;
  if (!link.startsWith(`${mount}/`)) return null;
  const path = link.slice(mount.length);
  const isScreen = Object.values(paths).some((screenPath) => screenPath === path);
  if (isScreen) return NOT_LINKED.includes(path) ? null : path;
  return safeId(DETAIL.exec(path)?.[1]) ? path : null;
}
