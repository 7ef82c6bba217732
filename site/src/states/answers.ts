import { type EndpointName, endpoints } from '../../../src/core/api/endpoints';
import { aborted } from '../../../src/core/async/aborted';
import type { Answer, Records } from './records';
import { emptied, lengthened, type StateId } from './states';

/** The `host` of the portals in the gallery. No call leaves the page. */
export const HOST = '/api';

/** The calls that name one record. Without records there is none. */
const OF_ONE: readonly EndpointName[] = ['orderDetails', 'foodItemGet', 'teamGet', 'payoutDetails'];

interface Options {
  state: StateId;
  isApplicant: boolean;
}

type Body = Readonly<Record<string, unknown>>;

/** A `fetch` for the prop `request` that answers from the records as the state says. */
export function createAnswers(records: Records, { state, isApplicant }: Options): typeof fetch {
  return async (input, init) => {
    if (state === 'offline') throw new TypeError('Failed to fetch');
    // An answer that never comes, unless the portal gives up.
    if (state === 'loading') return aborted(init?.signal ?? new AbortController().signal);
    if (state === 'failed') return respond({ statusCode: 500, message: '', data: null });
    const name = endpointAt(new URL(String(input), location.href).pathname);
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Body) : {};
    const answer = name && find(records, name, body, isApplicant);
    // The gallery saves nothing.
    if (!name || !answer) return respond({ statusCode: 200, message: '', data: null });
    if (state === 'long') return respond(lengthened(answer));
    if (state !== 'empty') return respond(answer);
    return respond(OF_ONE.includes(name) ? { ...answer, data: null } : emptiedOf(name, answer));
  };
}

/** A restaurant without orders still has a vendor, and legal texts. */
function emptiedOf(name: EndpointName, answer: Answer): Answer {
  return name === 'vendorGet' || name === 'about' ? answer : emptied(answer);
}

function find(records: Records, name: EndpointName, body: Body, isApplicant: boolean) {
  const { answers, lists, applicant } = records;
  if (name === 'vendorGet' && isApplicant) return applicant;
  if (name === 'ordersByStatus') return lists[String(body.status)] ?? answers.ordersByStatus;
  if (name === 'orderIssues') return lists[String(body.state)] ?? ofOrder(lists.open, body);
  if (name === 'orderDetails') return ofOne(answers.orderHistory, body.order_id) ?? answers[name];
  if (name === 'foodItemGet') return ofOne(answers.foodItemAll, body.dish_item_id) ?? answers[name];
  return answers[name];
}

/** The answer with one row of a list, by one of its ids. */
function ofOne(list: Answer | undefined, id: unknown): Answer | undefined {
  const rows = (Array.isArray(list?.data) ? list.data : []) as Body[];
  const row = rows.find((one) => one._id === id || one.order_id === id);
  return list && row && { ...list, data: row };
}

/** The open issues of an order. */
function ofOrder(list: Answer | undefined, { food_order_id }: Body): Answer | undefined {
  const rows = (Array.isArray(list?.data) ? list.data : []) as Body[];
  return list && { ...list, data: rows.filter((row) => row.food_order_id === food_order_id) };
}

const NAMES = new Map<string, EndpointName>(
  Object.entries(endpoints).map(([name, { path }]) => [
    path.replace('/:id', ''),
    name as EndpointName,
  ]),
);

function endpointAt(pathname: string): EndpointName | undefined {
  const path = pathname.slice(HOST.length);
  return NAMES.get(path) ?? NAMES.get(path.replace(/\/[^/]+$/, ''));
}

function respond(answer: Answer): Response {
  return Response.json(answer, { status: answer.statusCode });
}
