import type { Enquiry } from '@namma/contract/schemas/contact';
import type { EnquiryRow } from '../../db/types.ts';

/** 'Contact query' of SPEC section 3. */
export const presentEnquiry = (row: EnquiryRow): Enquiry => ({
  contact_id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  message: row.message,
  status: row.status,
  createdAt: row.created_at.toISOString(),
});
