import { formatDay } from '@namma/contract/days/dates';
import { formatPaise } from '@namma/contract/money';
import type { MembershipSummary, RowOutcome } from '../context.ts';
import type { KnownPerson } from './plan.ts';
import type { ReadMembership } from './read.ts';

type Preview = ReturnType<Extract<RowOutcome, { state: string }>['preview']>;

/** Previews a person after the import, with the membership that the row creates. */
export function previewOf({ values, registeredOn }: KnownPerson, membership: ReadMembership | null): Preview {
  const { name, phone, email, gender, dob, address } = values;
  const details: [label: string, value: string | null][] = [
    ['Mobile', phone],
    ['Email', email],
    ['Gender', gender],
    ['Date of birth', dob && formatDay(dob)],
    ['Address', address],
    ['Member since', formatDay(registeredOn)],
  ];
  if (membership) {
    const { type, center, start, end, totalPaise, paidPaise, hasEnded } = membership;
    const due = totalPaise - paidPaise;
    details.push(
      ['Membership', `${type}, ${center ?? ''}${hasEnded ? ', ended' : ''}`],
      ['From and to', `${formatDay(start)} to ${formatDay(end)}`],
      ['Price', formatPaise(totalPaise)],
      ['Due', due > 0 ? formatPaise(due) : 'Nothing'],
    );
  }
  return { name, details: details.flatMap(([label, value]) => (value ? [{ label, value }] : [])) };
}

export const summaryOf = ({
  totalPaise,
  paidPaise,
  hasEnded,
  dueAtPlanPrice,
}: ReadMembership): MembershipSummary => ({ duePaise: totalPaise - paidPaise, hasEnded, dueAtPlanPrice });
