import { and, count, eq, or, type SQL } from 'drizzle-orm';
import { Refusal } from '../../answers.ts';
import type { SandboxContext } from '../../context.ts';
import { type TeamMemberRow, teamMembers } from './schema.ts';

type Db = Pick<SandboxContext, 'db'>;

export function listMembers({ db }: Db, restaurantId: string): Promise<TeamMemberRow[]> {
  return db
    .select()
    .from(teamMembers)
    .where(eq(teamMembers.restaurantId, restaurantId))
    .orderBy(teamMembers.addedAt, teamMembers.id);
}

export async function countMembers({ db }: Db, restaurantId: string): Promise<number> {
  const isOurs = eq(teamMembers.restaurantId, restaurantId);
  const [row] = await db.select({ number: count() }).from(teamMembers).where(isOurs);
  return row?.number ?? 0;
}

/**
 * Finds a member by either of its two ids. An unknown member is not refused with HTTP 404, because the portal takes a
 * 404 of `teamUpdate` to mean that the backend lacks the call.
 */
export async function findMember(
  { db }: Db,
  restaurantId: string,
  id: string,
): Promise<TeamMemberRow> {
  const isThis = or(eq(teamMembers.id, id), eq(teamMembers.memberId, id));
  const [member] = await db.select().from(teamMembers).where(ours(restaurantId, isThis));
  if (!member) throw new Refusal(404, 'Team member not found.');
  return member;
}

export async function isPhoneTaken(
  { db }: Db,
  restaurantId: string,
  phone: string,
  exceptId?: string,
): Promise<boolean> {
  const samePhone = ours(restaurantId, eq(teamMembers.phone, phone));
  const rows = await db.select({ id: teamMembers.id }).from(teamMembers).where(samePhone);
  return rows.some(({ id }) => id !== exceptId);
}

function ours(restaurantId: string, condition: SQL | undefined): SQL | undefined {
  return and(eq(teamMembers.restaurantId, restaurantId), condition);
}
