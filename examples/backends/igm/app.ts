import { Hono } from 'hono';
import { createApp as createRest, type Options } from '../rest/app.ts';
import { createData } from '../rest/data.ts';
import { Refusal } from '../rest/problem.ts';
import type { Env } from '../rest/routes/env.ts';
import { isPicture, LARGEST_PICTURE } from '../shared/pictures.ts';
import { answer, escalateLate, findIssues, Nack } from './node.ts';
import { seedIssues } from './seed.ts';
import type { Ack, Image, Issue, NewAction } from './types.ts';

/** The issues by the id of their store. */
export type Issues = Map<string, Issue[]>;

export function createIssues(data: NonNullable<Options['data']>, now = Date.now()): Issues {
  const entries = [...data.orders].map(
    ([store, orders]) => [store, seedIssues(orders, now)] as const,
  );
  return new Map(entries);
}

interface Message {
  message: { issue: { id: string; actions: NewAction[] } };
}

/**
 * The node of a marketplace that sells on ONDC: the REST API of the other example, and IGM 2.0 for issues. Restaurants
 * send `on_issue` as the node sends it to the network.
 */
export function createApp({
  data = createData(),
  issues = createIssues(data),
  ...options
}: Options & { issues?: Issues }) {
  const routes = new Hono<Env>()
    .get('/igm/issues', (c) =>
      c.json(findIssues(issues.get(c.get('merchant').store.id) ?? [], c.req.query())),
    )
    .get('/igm/issues/:id', (c) => {
      const issue = find(c.get('merchant').store.id, c.req.param('id'));
      if (!issue) throw new Refusal('not-found');
      escalateLate(issue);
      return c.json(issue);
    })
    .post('/igm/on_issue', async (c) => {
      const { store, fullName } = c.get('merchant');
      const { issue: sent } = (await c.req.json<Message>()).message;
      try {
        const issue = find(store.id, sent.id);
        const [action] = sent.actions;
        if (!issue || !action) throw new Nack('IGM005', 'The issue does not exist.');
        answer(issue, action, fullName);
        return c.json<Ack>({ message: { ack: { status: 'ACK' } } });
      } catch (error) {
        if (!(error instanceof Nack)) throw error;
        const { code, message } = error;
        return c.json<Ack>({ message: { ack: { status: 'NACK' } }, error: { code, message } });
      }
    });
  const find = (storeId: string, id: string) =>
    issues.get(storeId)?.find((issue) => issue.id === id);
  return createRest({
    ...options,
    data,
    more: (pictures) =>
      routes.post('/igm/images', async (c) => {
        const { image } = await c.req.parseBody();
        if (!isPicture(image) || image.size > LARGEST_PICTURE) throw new Refusal('invalid-input');
        return c.json<Image>({ id: await pictures.add(image) }, 201);
      }),
  });
}
