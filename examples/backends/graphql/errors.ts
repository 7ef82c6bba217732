import { GraphQLError } from 'graphql';

type Code =
  | 'UNAUTHENTICATED'
  | 'WRONG_CODE'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'STALE_CURSOR'
  | 'INVALID';

/** A refusal: a code for programs, a message for people, and the fields that are not valid. */
export function refusal(code: Code, message: string, fields?: Record<string, string>) {
  return new GraphQLError(message, { extensions: { code, ...(fields && { fields }) } });
}

/** The record, or a refusal if there is none. */
export function found<Record>(record: Record | undefined): Record {
  if (record === undefined) throw refusal('NOT_FOUND', 'Not found');
  return record;
}
