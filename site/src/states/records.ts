import type { EndpointName } from '../../../src/core/api/endpoints';
import type { Param } from './screens';

/** The ids of the examples that the paths of screens name. */
export type RecordIds = Readonly<Record<Param, string>>;

/** What the sandbox has answered to every call that reads; `record.ts` writes it. */
export interface Records {
  /** The time of the answers, in epoch ms. */
  at: number;
  ids: RecordIds;
  /** The storage of a page on which the vendor is signed in, and of one whose documents are in review. */
  sessions: Readonly<Record<'vendor' | 'applicant', Readonly<Record<string, string>>>>;
  answers: Readonly<Partial<Record<EndpointName, Answer>>>;
  /** The orders of each status, and the issues of each state. */
  lists: Readonly<Record<string, Answer>>;
  /** The vendor whose documents are in review. */
  applicant: Answer;
}

/** The body of an answer in the format of the contract. */
export interface Answer {
  statusCode: number;
  message?: string;
  data: unknown;
}
