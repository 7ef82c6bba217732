import { eq } from 'drizzle-orm';
import { type Answer, Refusal } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import { type Fields, flagField, listField, objectField, textField } from '../../fields.ts';
import { newId } from '../../ids.ts';
import type { Resource } from '../resource.ts';
import { findMember, isPhoneTaken, listMembers } from './find.ts';
import { presentMember } from './present.ts';
import { type Grant, teamMembers } from './schema.ts';
import { seedDemo } from './seed.ts';

async function listTeam({ sandbox, vendor }: SignedInInput): Promise<Answer> {
  const members = await listMembers(sandbox, vendor.restaurantId);
  return { data: members.map(presentMember) };
}

async function getMember({ sandbox, vendor, fields }: SignedInInput): Promise<Answer> {
  const id = textField(fields, 'team_member_id');
  return { data: presentMember(await findMember(sandbox, vendor.restaurantId, id)) };
}

async function addMember({ sandbox, vendor, fields, record }: SignedInInput): Promise<Answer> {
  const { restaurantId } = vendor;
  const given = memberFields(fields);
  if (await isPhoneTaken(sandbox, restaurantId, given.phone)) throw phoneTaken();
  const ids = { id: newId(), memberId: `tm_${newId().slice(0, 12)}`, restaurantId };
  const row = { ...ids, ...given, addedAt: sandbox.clock.now() };
  await sandbox.db.insert(teamMembers).values(row);
  record({ effective: true, after: presentMember(row) });
  return { message: 'Team member added successfully', data: presentMember(row) };
}

async function updateMember(input: SignedInInput): Promise<Answer> {
  const { sandbox, vendor, fields, params, record } = input;
  const id = params.id ?? textField(fields, 'team_member_id');
  const member = await findMember(sandbox, vendor.restaurantId, id);
  const given = memberFields(fields);
  if (await isPhoneTaken(sandbox, vendor.restaurantId, given.phone, member.id)) throw phoneTaken();
  const after = { ...member, ...given };
  await sandbox.db.update(teamMembers).set(given).where(eq(teamMembers.id, member.id));
  record({ effective: true, before: presentMember(member), after: presentMember(after) });
  return { message: 'Team member updated successfully', data: presentMember(after) };
}

function memberFields(fields: Fields) {
  return {
    name: String(fields.name),
    email: String(fields.email),
    phone: textField(fields, 'phone'),
    role: toGrant(objectField(fields, 'roles') ?? {}),
    permissions: (listField(fields, 'permissions') ?? []).map(toGrant),
    isActive: flagField(fields, 'is_active', true),
  };
}

function toGrant(grant: Partial<Grant>): Grant {
  return { id: grant.id ?? '', name: grant.name ?? '', active: grant.active !== false };
}

function phoneTaken(): Refusal {
  return new Refusal(400, 'A team member with this phone number already exists.');
}

async function setActive({ sandbox, vendor, fields, record }: SignedInInput): Promise<Answer> {
  const id = textField(fields, 'team_member_id');
  const member = await findMember(sandbox, vendor.restaurantId, id);
  const isActive = flagField(fields, 'is_active', member.isActive);
  await sandbox.db.update(teamMembers).set({ isActive }).where(eq(teamMembers.id, member.id));
  const [before, after] = [{ is_active: member.isActive }, { is_active: isActive }];
  record({ effective: member.isActive !== isActive, before, after });
  return { message: isActive ? 'Team member activated.' : 'Team member deactivated.' };
}

async function deleteMember({ sandbox, vendor, fields, record }: SignedInInput): Promise<Answer> {
  const id = textField(fields, 'team_member_id');
  const member = await findMember(sandbox, vendor.restaurantId, id);
  await sandbox.db.delete(teamMembers).where(eq(teamMembers.id, member.id));
  record({ effective: true, before: presentMember(member) });
  return { message: 'Team member deleted.' };
}

export const team: Resource = {
  calls: {
    teamList: listTeam,
    teamAdd: addMember,
    teamUpdate: updateMember,
    teamUpdatePost: updateMember,
    teamGet: getMember,
    teamSetActive: setActive,
    teamDelete: deleteMember,
  },
  seedDemo,
};
