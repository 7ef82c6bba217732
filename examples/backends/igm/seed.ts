import type { Order } from '../rest/api.ts';
import { refundTag, toTag } from './igm.ts';
import type { Action, Issue, Ref, Resolution } from './types.ts';

const MINUTE = 60_000;
const ACTORS: Issue['actors'] = [
  { id: 'CUST1', type: 'CONSUMER' },
  { id: 'NP1', type: 'INTERFACING_NP' },
  { id: 'NP2', type: 'COUNTERPARTY_NP' },
  { id: 'NP2-GRO', type: 'COUNTERPARTY_NP_GRO' },
  { id: 'P1', type: 'PROVIDER' },
];
const REASONS = ['All dishes were in the bag', 'The dish is the one that was ordered'];

interface Sample {
  code: string;
  text: string;
  level?: Issue['level'];
  /** The actions after `OPEN`, with the actor of each. */
  later?: readonly (readonly [Action['descriptor']['code'], string, string?])[];
}

const SAMPLES: readonly Sample[] = [
  { code: 'ITM001', text: 'One dish was not in the bag.' },
  {
    code: 'ITM004',
    text: 'The food was cold.',
    level: 'GRIEVANCE',
    later: [
      ['RESOLUTION_PROPOSED', 'P1', 'We can send the dish again.'],
      ['RESOLUTION_REJECTED', 'CUST1', 'I have no time to wait.'],
      ['RESOLUTION_PROPOSED', 'P1', 'We can pay half of it.'],
      ['ESCALATED', 'NP1', 'The customer is not content.'],
    ],
  },
  {
    code: 'PMT003',
    text: 'I was charged twice.',
    later: [['INFO_REQUESTED', 'NP2', 'Did the rider pay you in cash for this order?']],
  },
  { code: 'FLM004', text: 'The box was open.', later: [['CLOSED', 'CUST1']] },
];

/** One issue of each sort about the delivered orders, the newest first. */
export function seedIssues(orders: readonly Order[], now: number): Issue[] {
  const delivered = orders.filter(({ state }) => state === 'delivered');
  return SAMPLES.flatMap((sample, index) => {
    const order = delivered[index];
    return order ? [createIssue(order, sample, { id: `ISSUE-${index + 1}`, now })] : [];
  });
}

function createIssue(
  order: Order,
  sample: Sample,
  { id, now }: { id: string; now: number },
): Issue {
  const { code, text, level = 'ISSUE', later = [] } = sample;
  const [line] = order.lines;
  const price = (line?.unitPrice ?? order.bill.total) / 100;
  const at = (step: number) => new Date(now - (later.length - step + 1) * MINUTE).toISOString();
  const resolutions: Resolution[] = [
    resolution('RESO-WISH', 'REFUND', 'Refund of the dish', 'CUST1', price),
    resolution('RESO-1', 'REFUND', 'Refund of a part', 'NP2', price),
    resolution('RESO-2', 'REPLACEMENT', 'The dish again', 'NP2'),
    ...REASONS.map((reason, index) =>
      resolution(`REASON-${index + 1}`, 'NO-ACTION', reason, 'NP2'),
    ),
  ];
  const refs: Ref[] = [
    { ref_type: 'ORDER', ref_id: order.id, tags: [toTag('order', { number: order.number })] },
    { ref_type: 'PROVIDER', ref_id: 'P1' },
  ];
  if (line) {
    const values = {
      name: line.name,
      'quantity.selected.count': '1',
      price: price.toFixed(2),
    };
    const tags = [toTag('message.order.items', values)];
    refs.push({ ref_type: 'ITEM', ref_id: line.dishId, tags });
  }
  return {
    id,
    status: later.length === 0 ? 'OPEN' : later.at(-1)?.[0] === 'CLOSED' ? 'CLOSED' : 'PROCESSING',
    level,
    created_at: at(0),
    expected_response_time: { duration: 'PT30M' },
    refs,
    actors: ACTORS,
    source_id: 'CUST1',
    descriptor: { code, short_desc: text, long_desc: text },
    resolutions,
    actions: ([['OPEN', 'CUST1'], ...later] as NonNullable<Sample['later']>).map(
      ([step, by, short_desc], index) => ({
        id: `A${index + 1}`,
        descriptor: { code: step, ...(short_desc && { short_desc }) },
        updated_at: at(index),
        action_by: by,
        actor_details: { name: by },
        ...(step === 'RESOLUTION_PROPOSED' && {
          resolution: resolutions[index === 1 ? 2 : 1],
        }),
      }),
    ) as Action[],
  };
}

function resolution(
  id: string,
  code: Resolution['descriptor']['code'],
  short_desc: string,
  proposed_by: string,
  refund?: number,
): Resolution {
  const tags = refund === undefined ? {} : { tags: [refundTag(refund)] };
  return { id, descriptor: { code, short_desc }, proposed_by, ...tags };
}
