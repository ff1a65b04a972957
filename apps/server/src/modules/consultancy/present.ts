import type { ConsultancyType } from '@namma/contract/consultancy';
import type { AdminBooking } from '@namma/contract/schemas/consultancy';

interface PresentableBooking {
  id: number;
  consult_type: ConsultancyType;
  date: string;
  age: number;
  height_cm: number;
  weight_kg: number;
  created_at: Date;
  member_id: number;
  name: string;
  email: string;
  phone: string | null;
}

/** A booking with its member, for admins. */
export const presentAdminBooking = (row: PresentableBooking): AdminBooking => ({
  id: row.id,
  consult_type: row.consult_type,
  date: row.date,
  age: row.age,
  height: row.height_cm,
  weight: row.weight_kg,
  bookedAt: row.created_at.toISOString(),
  member: { userId: row.member_id, name: row.name, email: row.email, phone: row.phone ?? '' },
});
