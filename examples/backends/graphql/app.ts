import { readFileSync } from 'node:fs';
import { buildSchema, type ExecutionResult, graphql } from 'graphql';
import { Hono } from 'hono';
import { createOnce, OtherContent } from '../shared/once.ts';
import { createPictures } from '../shared/pictures.ts';
import { createSessions, type SendCode } from '../shared/sessions.ts';
import { createData } from './data.ts';
import { refusal } from './errors.ts';
import { readOperation } from './form.ts';
import { account } from './resolvers/account.ts';
import { menu } from './resolvers/menu.ts';
import { orders } from './resolvers/orders.ts';
import type { Vendor } from './types.ts';

const schema = buildSchema(readFileSync(new URL('schema.graphql', import.meta.url), 'utf8'));
const rootValue = { ...account, ...orders, ...menu };

/** An operation with errors, which a repeat runs again. */
class Failed extends Error {
  constructor(readonly result: ExecutionResult) {
    super('The operation failed');
  }
}

export interface Options {
  sendCode: SendCode;
  vendors?: Vendor[];
}

/** The GraphQL API of a marketplace, with its data in memory. Every answer has status 200. */
export function createApp({ sendCode, vendors = createData() }: Options) {
  const sessions = createSessions(sendCode);
  const pictures = createPictures();
  const once = createOnce();

  return new Hono()
    .post('/graphql', async (c) => {
      const { query, variables } = await readOperation(c.req.raw);
      const authorization = c.req.header('authorization');
      const contextValue = { vendors, sessions, pictures, authorization };
      const run = async () => {
        const asked = { schema, source: query, variableValues: variables, rootValue, contextValue };
        const result = await graphql(asked);
        if (result.errors) throw new Failed(result);
        return result;
      };
      const key = c.req.header('idempotency-key');
      const request = `${sessions.ownerOf(authorization)} ${query} ${JSON.stringify(variables)}`;
      return c.json(await once(key, request, run).catch(toResult));
    })
    .get('/pictures/:id', (c) => pictures.respond(c.req.param('id')) ?? c.notFound());
}

function toResult(error: unknown): ExecutionResult {
  if (error instanceof Failed) return error.result;
  if (!(error instanceof OtherContent)) throw error;
  return { errors: [refusal('INVALID', 'The key belongs to another request')] };
}
