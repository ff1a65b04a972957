import type { ClassBookingState, ClassEnding } from '@namma/contract/classes/rules';
import type { GroupClass } from '@namma/contract/memberships/group-classes';
import type { Center } from '@namma/contract/values/centers';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Fixed } from '../../../platform/db/column-types.ts';

/** A weekly class; the class of a day is computed from it and never stored. */
export interface ClassSlotsTable {
  id: GeneratedAlways<number>;
  type: Fixed<GroupClass>;
  center: Fixed<Center>;
  coach_id: number;
  /** 0 for Sunday. */
  weekday: Fixed<number>;
  /** Minutes of the IST day. */
  from_minute: number;
  minutes: number;
  capacity: number;
  from_day: Fixed<string>;
  /** The last day; null until it is ended. */
  to_day: ColumnType<string | null, string | null | undefined, string | null>;
}

/** A change of one day; null means as in the slot. */
export interface ClassChangesTable {
  slot_id: number;
  day: Fixed<string>;
  is_cancelled: Generated<boolean>;
  coach_id: number | null;
  capacity: number | null;
  from_minute: number | null;
  minutes: number | null;
  reason: string | null;
}

export interface ClassBookingsTable {
  id: GeneratedAlways<number>;
  /** Changes when the class is moved to another slot from a day on. */
  slot_id: number;
  day: Fixed<string>;
  user_id: Fixed<number>;
  booked_at: Fixed<Date>;
  /** From 1 without gaps; null once the place is given up. */
  rank: number | null;
  state: Generated<ClassBookingState>;
  ending: ColumnType<ClassEnding | null, ClassEnding | null | undefined>;
  /** The state last communicated to the member. */
  is_in: boolean;
  in_since: Date | null;
  starts_at: Date;
  minutes: number;
  /** When the member's time last changed. */
  moved_at: ColumnType<Date | null, Date | null | undefined>;
  sequence: Generated<number>;
  is_reminded: Generated<boolean>;
}

declare module '../../../platform/db/types.ts' {
  interface Tables {
    class_slots: ClassSlotsTable;
    class_changes: ClassChangesTable;
    class_bookings: ClassBookingsTable;
  }
}
