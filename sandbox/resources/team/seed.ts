import type { SandboxContext } from '../../context.ts';
import { newId } from '../../ids.ts';
import type { SeededRestaurant } from '../resource.ts';
import { everyPermission, permissions, role } from './grants.ts';
import { teamMembers } from './schema.ts';

/** Seeds a member with each role, and an inactive cook. */
export async function seedDemo({ db, clock }: SandboxContext, { restaurantId }: SeededRestaurant) {
  const kitchen = permissions('orders_accept_decline', 'orders_status_update', 'order_history');
  const members = [
    { name: 'Ravi Sample', role: role('manager'), permissions: everyPermission() },
    { name: 'Meena Example', role: role('cook'), permissions: kitchen },
    { name: 'Farhan Demo', role: role('accountant'), permissions: permissions('payments') },
    { name: 'प्रिया नमूना', role: role('customer'), permissions: permissions('offers', 'settings') },
    { name: 'Joseph Trial', role: role('cook'), permissions: kitchen, isActive: false },
  ];
  const rows = members.map((member, index) => ({
    id: newId(),
    memberId: `tm_${newId().slice(0, 12)}`,
    restaurantId,
    email: `member${index + 1}@demo.example`,
    phone: String(6_000_000_011 + index),
    isActive: true,
    addedAt: clock.now() + index,
    ...member,
  }));
  await db.insert(teamMembers).values(rows);
}
