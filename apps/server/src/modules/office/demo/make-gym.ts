import { addMonths } from '@namma/contract/days/dates';
import { book, getSlots } from '../../gym/appointments/api.ts';
import { getMemberships, registerMembership } from '../../gym/memberships/api.ts';
import { scanMember } from '../../gym/visits/api.ts';
import { receivePayment, reversePayment } from '../../money/front-desk/api.ts';
import { type DemoMonth, get } from './demo-month.ts';
import { people } from './rules/people.ts';
import type { StepOf } from './rules/steps.ts';

// The gym's part of the demo month: memberships, visits and appointments.

const HUNDRED = 100;

export async function buyMembership(month: DemoMonth, step: StepOf<'buy membership'>): Promise<void> {
  const { session } = get(month.members, step.member);
  const { type, center, start, months } = step;
  const form = { type, center, start_Date: start, end_Date: addMonths(start, months) };
  await registerMembership(month.deps, session, form, undefined);
  const [newest] = await getMemberships(month.deps, session, {});
  if (!newest) throw new Error('A membership of the demo month was not kept.');
  month.memberships[step.membership] = { id: newest.id, priceRupees: newest.price };
}

export async function payMembership(
  month: DemoMonth,
  { membership, part, received }: StepOf<'pay'>,
): Promise<void> {
  const bought = get(month.memberships, membership);
  const half = Math.round(bought.priceRupees / 2 / HUNDRED) * HUNDRED;
  const form = { subject: 'membership', id: bought.id, ...(part === 'half' && { amount: half }) } as const;
  const { receiptId } = await receivePayment(month.deps, month.admin, { ...form, ...received }, undefined);
  bought.receiptId = receiptId;
}

export async function reverseReceipt(
  month: DemoMonth,
  { membership, reason }: StepOf<'reverse'>,
): Promise<void> {
  const { receiptId = 0 } = get(month.memberships, membership);
  await reversePayment(month.deps, month.admin, { id: receiptId, reason });
}

export async function visitGym(month: DemoMonth, { member, center }: StepOf<'visit'>): Promise<void> {
  await scanMember(month.deps, month.admin, { memberId: get(month.members, member).session.userId, center });
}

export async function bookAppointment(
  month: DemoMonth,
  { member, type, day }: StepOf<'book'>,
): Promise<void> {
  const { age, gender } = get(people, member);
  const height = gender === 'Male' ? 168 + (member % 17) : 154 + (member % 16);
  const weight = Math.round((height - 100) * (0.95 + (member % 7) / 20));
  const { session } = get(month.members, member);
  const free = await getSlots(month.deps, session, { type, from: day, to: day });
  // Some only name the day, as before there were times.
  const slot = member % 5 === 4 ? undefined : free[(member * 7) % Math.max(free.length, 1)];
  const time = slot && { startsAt: slot.startsAt, coachId: slot.coachId };
  await book(month.deps, session, { consult_type: type, age, height, weight, date: day, ...time });
}
