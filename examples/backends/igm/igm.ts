import type { ActionCode, Issue, Resolution, Tag } from './types.ts';

/** After these actions the restaurant is expected to act. */
export const EXPECTS: readonly ActionCode[] = [
  'OPEN',
  'ESCALATED',
  'INFO_REQUESTED',
  'RESOLUTION_REJECTED',
];

/** Until when the restaurant is expected to act. */
export function deadlineOf({ actions, expected_response_time, created_at }: Issue): string {
  const [, days = 0, hours = 0, minutes = 0] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(expected_response_time.duration) ?? [];
  const ms = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60_000;
  return new Date(Date.parse(actions.at(-1)?.updated_at ?? created_at) + ms).toISOString();
}

export function tagOf(tagged: { tags?: Tag[] } | undefined, code: string): string | undefined {
  const values = (tagged?.tags ?? []).flatMap(({ list }) => list);
  return values.find(({ descriptor }) => descriptor.code === code)?.value;
}

export function toTag(code: string, values: Readonly<Record<string, string>>): Tag {
  const list = Object.entries(values).map(([name, value]) => ({
    descriptor: { code: name },
    value,
  }));
  return { descriptor: { code }, list };
}

export function refundTag(rupees: number): Tag {
  return toTag('RESOLUTION_DETAILS', { REFUND_AMOUNT: rupees.toFixed(2) });
}

export function refundOf(resolution: Resolution): number | null {
  return Number(tagOf(resolution, 'REFUND_AMOUNT') ?? 0) || null;
}
