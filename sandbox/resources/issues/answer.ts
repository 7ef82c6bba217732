import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { type Answer, denied, Refusal } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import type { SandboxContext } from '../../context.ts';
import { asObject, type Fields, numberField, textField, textsField } from '../../fields.ts';
import { isProof } from '../proofs/routes.ts';
import { uploads } from '../uploads/schema.ts';
import { storeUpload } from '../uploads/store.ts';
import { presentIssue } from './present.ts';
import { type IssueRow, issues } from './schema.ts';
import { changeIssue, settleLate, settlementOf } from './store.ts';

const CLOSED = 'This issue can no longer be answered.';

/** Only the first answer counts, and none after `expires_at`. */
export async function answerIssue(input: SignedInInput): Promise<Answer> {
  const { sandbox, vendor, fields, record } = input;
  const { clock } = sandbox;
  await settleLate(sandbox, vendor.restaurantId);
  const row = await findOwn(input);
  const before = { state: row.state };
  record({ effective: false, before, after: before });
  const problem = row.state === 'open' ? await problemOf(sandbox, row, fields) : '';
  if (problem) throw denied(422, problem);
  const { issue_id: _, restaurant_id: __, ...given } = fields;
  const now = clock.now();
  const answered = { ...given, by: vendor.name, at: new Date(now).toISOString() };
  const isInTime = or(isNull(issues.expiresAt), gt(issues.expiresAt, clock.stored(now, 'live')));
  const next = { ...after(sandbox, { ...row, answered }), answered, answers: row.answers + 1 };
  const changed = await changeIssue(sandbox, row, next, and(eq(issues.state, 'open'), isInTime));
  if (!changed) {
    await settleLate(sandbox, vendor.restaurantId);
    const current = presentIssue(await findOwn(input), clock);
    throw new Refusal(409, CLOSED, 409, current);
  }
  record({ effective: true, before, after: { state: changed.state, answered } });
  return { data: presentIssue(changed, clock) };
}

export async function issueProof(input: SignedInInput): Promise<Answer> {
  const { sandbox, vendor, fields } = input;
  const row = await findOwn(input);
  if (row.state !== 'open') throw denied(409, CLOSED);
  const { restaurantId } = vendor;
  const { photo } = fields;
  if (!(photo instanceof File)) throw denied(422, 'photo must be a file');
  const path = await storeUpload(sandbox, {
    kind: 'picture',
    restaurantId,
    field: 'photo',
    file: photo,
  });
  return { data: { _id: path.split('/').at(-1) } };
}

async function findOwn({ sandbox, vendor, fields }: SignedInInput): Promise<IssueRow> {
  const isThis = eq(issues.id, textField(fields, 'issue_id'));
  const isOurs = eq(issues.restaurantId, vendor.restaurantId);
  const [row] = await sandbox.db.select().from(issues).where(and(isThis, isOurs));
  if (!row) throw denied(404, 'Issue not found.');
  return row;
}

/** An accepted complaint is settled; the customer or the marketplace decides about the others. */
function after(sandbox: SandboxContext, row: IssueRow) {
  if (row.answered?.answer === 'accept') {
    return settlementOf(sandbox, row, 'accepted', 'restaurant');
  }
  return { state: 'answered' };
}

async function problemOf(
  sandbox: SandboxContext,
  { facts, restaurantId }: IssueRow,
  fields: Fields,
) {
  const answer = textField(fields, 'answer');
  const reasons = listOf(facts.reasons).filter((reason) => reason.for === answer);
  const reason = textField(fields, 'reason_id');
  const isMissing = answer === 'reject' && reasons.length > 0 && reason === '';
  if (isMissing || (reason !== '' && !reasons.some(({ id }) => id === reason))) {
    return 'reason_id must be a reason of this answer';
  }
  if (answer === 'inform' && !facts.question) return 'answer does not fit: there is no question';
  if (answer === 'offer' && !fitsOffer(listOf(facts.offers), fields)) {
    return 'amount or minutes is not one of the offers';
  }
  for (const id of textsField(fields, 'proof') ?? []) {
    const isOurs = and(eq(uploads.id, id), eq(uploads.restaurantId, restaurantId));
    const [found] = await sandbox.db.select({ id: uploads.id }).from(uploads).where(isOurs);
    if (!found && !(await isProof(sandbox, { id, restaurantId })))
      return 'proof must be uploaded first';
  }
  return '';
}

function fitsOffer(offers: readonly Fields[], fields: Fields): boolean {
  const amount = numberField(fields, 'amount', 0);
  const minutes = numberField(fields, 'minutes', 0);
  return offers.some((offer) => {
    if (amount > 0) return offer.kind === 'refund' && amount <= numberField(offer, 'max', 0);
    if (minutes > 0) return offer.kind === 'time' && [offer.minutes].flat().includes(minutes);
    return offer.kind === 'replacement';
  });
}

function listOf(value: unknown): Fields[] {
  return [value]
    .flat()
    .map(asObject)
    .filter((one) => one !== null);
}
