import { formatTicketNumber } from '@namma/contract/codes/ticket-number';
import { nextReplyTo } from '@namma/contract/enquiries/rules';
import type { Enquiry } from '@namma/contract/enquiries/schemas';
import type { EnquiryRow } from '../../../platform/db/types.ts';

/** Presents the 'Contact query' of SPEC section 3. */
export const presentEnquiry = (
  row: Omit<EnquiryRow, 'searched' | 'due_at' | 'user_id' | 'request_key'>,
): Enquiry => ({
  contact_id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  message: row.message,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  ticketNumber: formatTicketNumber(row.id),
  answer: row.answer,
  next: row.status === 'unanswered' ? presentNext(row.created_at, row.acknowledged_at !== null) : null,
});

const presentNext = (createdAt: Date, isAcknowledged: boolean): Enquiry['next'] => {
  const { kind, dueAt } = nextReplyTo(createdAt, isAcknowledged);
  return { kind, dueAt: dueAt.toISOString() };
};
