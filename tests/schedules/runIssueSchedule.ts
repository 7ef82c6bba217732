import { environmentManager } from '@tanstack/query-core';
import type { Sandbox } from '../../sandbox/index.ts';
import { createRandom, type Random } from '../../sandbox/random.ts';
import { createClock } from '../../src/core/clock/createClock.ts';
import { createAnswerIssueAtom } from '../../src/core/orders/issues/mutations.ts';
// Loaded here before the clock is replaced: the feed of the orders loads it later.
import { openIssuesAtom } from '../../src/core/orders/issues/queries.ts';
import type { IssueAnswer, OrderIssue } from '../../src/core/orders/issues/types.ts';
import { orderFeedAtom } from '../../src/core/orders/live/orderFeed.ts';
import { waitingOrdersAtom } from '../../src/core/orders/live/queries.ts';
import { startPolling } from '../../src/core/orders/live/startPolling.ts';
import type { Network } from './network.ts';
import { controlOf, passUntil, sleep, startWorld } from './runSchedule.ts';
import { openStore, type Who } from './tab.ts';

/** How long the network fails, in ms. */
const TROUBLE_MS = 45_000;
/** After this time without faults every list must be true: two readings of the issues, in ms. */
const TRUE_AFTER_MS = 130_000;

/** An answer that a person gives, with what the portal says about it each time. */
interface Tap {
  input: IssueAnswer;
  said: string[];
  /** How wrong the portal's clock may have been at the last tap, in ms. */
  clockError: number;
}

interface Entry {
  effective: boolean;
  fields: { issue_id?: string; text?: string };
}

/** Runs a schedule of answers to issues. Returns its failures in sentences, and what took effect. */
export async function runIssueSchedule(sandbox: Sandbox, seed: number) {
  const random = createRandom(seed);
  const rare = createRandom(seed + 1_000_000);
  const control = controlOf(sandbox);
  const vendor = await control.newVendor(['completed']);
  environmentManager.setIsServer(() => false);
  const { network, device, end } = startWorld(sandbox, { random, rare, isTimed: true });
  try {
    const sessions = await vendor.sessions(random.pick([1, 2]));
    const issues = random.whole(1, 3);
    for (let at = 0; at < issues; at += 1) {
      await control.addIssue(vendor.restaurantId, {
        expires_at: new Date(Date.now() + random.whole(5_000, 80_000)).toISOString(),
        if_silent: random.pick(['accept', 'reject', 'none']),
      });
    }
    const capabilities = [
      'orders.issues',
      ...(seed % 2 === 0 ? (['orders.changes'] as const) : []),
      ...(seed % 3 === 0 ? [] : (['idempotency'] as const)),
    ] as const;
    const open = (who: Who) =>
      openIssueTab(who, capabilities, createClock({ deviceTime: device.now }));
    const tabs = Array.from({ length: random.whole(1, 2) }, (_, at) =>
      open(sessions[at % sessions.length] as Who),
    );
    const gone: typeof tabs = [];
    const startedAt = Date.now();
    const moments = Array.from({ length: random.whole(4, 10) }, () =>
      random.whole(500, TROUBLE_MS),
    );
    let taps = 0;
    for (const moment of moments.toSorted((one, other) => one - other)) {
      await passUntil(network, startedAt + moment);
      if (rare.chance(0.3)) device.act();
      const tab = random.pick(tabs);
      if (random.chance(0.1)) {
        const who = sessions[tabs.indexOf(tab) % sessions.length] as Who;
        tab.close();
        gone.push(tab);
        tabs[tabs.indexOf(tab)] = open(who);
      } else if (random.chance(0.06)) {
        const id = tab.open()[0]?.id;
        if (id) await control.moveIssue(id, 'withdraw');
      } else {
        for (const one of random.chance(0.4) ? tabs : [tab]) {
          taps += 1;
          one.answer(random, `tap ${taps}`);
        }
      }
      if (random.chance(0.12)) await sleep(rare, network, device);
    }
    await passUntil(network, Math.max(Date.now(), startedAt + TROUBLE_MS));
    network.heal();
    device.show();
    await passUntil(network, Date.now() + TRUE_AFTER_MS);
    while (Date.now() < network.lastChangeAt() + TRUE_AFTER_MS) {
      await passUntil(network, network.lastChangeAt() + TRUE_AFTER_MS);
    }
    const truth = await control.openIssues(vendor.restaurantId, sessions[0]?.token ?? '');
    const journal = await control.answers(vendor.restaurantId);
    const shown = tabs.map((tab) =>
      tab
        .open()
        .map(({ id }) => id)
        .toSorted()
        .join(),
    );
    const failures = [
      ...shown.filter((ids) => ids !== truth).map((ids) => `shows ${ids}, is ${truth}`),
      ...judge(
        [...gone, ...tabs].flatMap((tab) => tab.taps),
        new Set(gone.flatMap((tab) => tab.taps)),
        journal,
        network,
      ),
    ];
    for (const tab of tabs) tab.close();
    await network.idle();
    return {
      failures,
      ...countsOf(
        [...gone, ...tabs].flatMap((tab) => tab.taps),
        journal,
      ),
    };
  } finally {
    end();
    environmentManager.setIsServer(() => true);
  }
}

function countsOf(taps: readonly Tap[], journal: readonly Entry[]) {
  const said = taps.flatMap((tap) => tap.said);
  return { answers: journal.filter(({ effective }) => effective).length, said };
}

/** What the portal may say if the answer did not take effect. */
const NOT_DONE = ['elsewhere', 'late', 'refused', 'locked', 'ended', 'unknown'];

function judge(
  taps: readonly Tap[],
  closed: ReadonlySet<Tap>,
  journal: readonly Entry[],
  { sent }: Network,
): string[] {
  const failures: string[] = [];
  const effective = journal.filter((entry) => entry.effective);
  for (const issueId of new Set(effective.map(({ fields }) => fields.issue_id))) {
    const count = effective.filter(({ fields }) => fields.issue_id === issueId).length;
    if (count > 1) failures.push(`${issueId}: answered ${count} times`);
  }
  for (const tap of taps) {
    const { said, input } = tap;
    const { text } = input;
    const name = `${text} (${input.answer}) ${said.join()}`;
    const done = effective.filter(({ fields }) => fields.text === text).length;
    const calls = sent.filter((call) => call.text === text);
    const { expiresAt } = input.issue;
    const isLate = ({ at }: { at: number }) =>
      expiresAt !== null && at > expiresAt + tap.clockError;
    if (calls.some(isLate)) failures.push(`${name}: sent after its time`);
    if (calls.length > said.length + Number(closed.has(tap))) failures.push(`${name}: sent again`);
    if (done > 1) failures.push(`${name}: doubled`);
    const last = said.at(-1);
    if (last === undefined && !closed.has(tap)) failures.push(`${name}: never told`);
    if (last === 'done' && done === 0) failures.push(`${name}: lost`);
    const isDenied = last !== undefined && last !== 'unknown' && NOT_DONE.includes(last);
    if (isDenied && last !== 'locked' && last !== 'ended' && done > 0)
      failures.push(`${name}: denied, but done`);
  }
  return failures;
}

/** The issues of one tab without the screen. */
function openIssueTab(
  who: Who,
  capabilities: Parameters<typeof openStore>[1],
  clock: ReturnType<typeof createClock>,
) {
  const { store, cache, session, connection } = openStore(who, capabilities, clock);
  const stops = [openIssuesAtom, waitingOrdersAtom].map((one) => store.sub(one, () => {}));
  const feed = store.get(orderFeedAtom);
  const hiddenWaitMs = () => Infinity;
  const { restaurantId } = who;
  const polling = startPolling({ cache, clock, feed, restaurantId, connection, hiddenWaitMs });
  const answers = new Map<string, ReturnType<typeof createAnswerIssueAtom>>();
  const taps: Tap[] = [];
  const open = (): readonly OrderIssue[] => store.get(openIssuesAtom).data ?? [];

  async function send(tap: Tap): Promise<void> {
    const { id } = tap.input.issue;
    const answerAtom = answers.get(id) ?? createAnswerIssueAtom(id);
    answers.set(id, answerAtom);
    tap.clockError = Math.max(tap.clockError, clock.serverTime()?.uncertainty ?? Infinity);
    const outcome = await store.set(answerAtom, tap.input);
    tap.said.push(outcome.is);
  }

  return {
    taps,
    open,
    /** Answers an issue, sometimes with two clicks, or repeats an answer whose outcome is unknown. */
    answer(random: Random, text: string) {
      const unknown = taps.find(({ said }) => said.at(-1) === 'unknown');
      if (unknown && random.chance(0.6)) return void send(unknown);
      const issues = open();
      if (issues.length === 0) return;
      const issue = random.pick(issues);
      const kind = random.pick(['accept', 'reject', 'offer'] as const);
      const fields = { accept: {}, reject: { reasonId: 'packed' }, offer: { amount: 50 } }[kind];
      const tap: Tap = { input: { issue, answer: kind, text, ...fields }, said: [], clockError: 0 };
      taps.push(tap);
      void send(tap);
      if (random.chance(0.2)) void send({ ...tap, said: [] });
    },
    close() {
      for (const stop of stops) stop();
      polling.stop();
      session.clear('user');
      cache.clear();
    },
  };
}
