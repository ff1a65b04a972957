import type { BookingStatus, ConsultancyType } from '@namma/contract/appointments/rules';
import type { MembershipEventKind } from '@namma/contract/memberships/days';
import type { PaymentStatus } from '@namma/contract/memberships/rules';
import type { PlanLength, TierName } from '@namma/contract/memberships/tiers';
import type { Center } from '@namma/contract/values/centers';
import type { VisitRefusal } from '@namma/contract/visits/rules';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Fixed } from './column-types.ts';

export interface MembershipsTable {
  id: GeneratedAlways<number>;
  user_id: Fixed<number>;
  type: Fixed<TierName>;
  months: Fixed<PlanLength>;
  center: Fixed<Center>;
  /** The dates of a renewal move with the end of the previous membership; the database updates them. */
  start_date: Fixed<string>;
  end_date: Fixed<string>;
  total_paise: Fixed<number>;
  /** `paid` when fully paid; maintained by the database, as is `paid_paise`. */
  payment_status: GeneratedAlways<PaymentStatus>;
  paid_paise: GeneratedAlways<number>;
  /** The membership that this one renews. */
  renewal_of: ColumnType<number | null, number | null | undefined, never>;
  renewal_discount_paise: ColumnType<number, number | undefined, never>;
  /**
   * The terms of sale, from here to `opens_all_centers`: a copy of its plan that the database protects from changes.
   */
  list_price_paise: Fixed<number>;
  discount_price_paise: Fixed<number>;
  fee_paise: Fixed<number>;
  extension_days: Fixed<number>;
  extra_discount_paise: Fixed<number>;
  pause_days: Fixed<number>;
  transfer_days: Fixed<number>;
  swimming_sessions: Fixed<number>;
  opens_all_centers: Fixed<boolean>;
  /** The number of days by which `membership_events` move the end; maintained by the database. */
  moved_days: GeneratedAlways<number>;
  /** The last day of the membership, computed by the database. */
  effective_end: GeneratedAlways<string>;
  created_at: Fixed<Date>;
  /** Created by an import, with days that may match no plan (D82). */
  is_imported: ColumnType<boolean, boolean | undefined, never>;
  /** Withdrawn before any payment. */
  withdrawn_at: ColumnType<Date | null, never, Date | null>;
  /** The day of automatic withdrawal, once its member was notified. */
  lapses_on: ColumnType<string | null, never, string>;
  /** Ended early, or changed into another one. */
  ended_at: ColumnType<Date | null, never, Date>;
  /** The reduction of the price by its end. */
  credited_paise: ColumnType<number, never, number>;
  changed_from: ColumnType<number | null, number | null | undefined, never>;
}

/** Append-only. The database updates `memberships` accordingly. */
export interface MembershipEventsTable {
  id: GeneratedAlways<number>;
  membership_id: Fixed<number>;
  kind: Fixed<MembershipEventKind>;
  from_day: Fixed<string | null>;
  to_day: Fixed<string | null>;
  days: Fixed<number>;
  center: Fixed<Center | null>;
  other_id: Fixed<number | null>;
  resumes: Fixed<number | null>;
  closure_id: Fixed<number | null>;
  made_by: Fixed<number>;
  at: Fixed<Date>;
}

/** A check-in of a member at a center, admitted or refused. */
export interface VisitsTable {
  id: GeneratedAlways<number>;
  /** Null when the code proved nobody, or the member has deleted the account. */
  user_id: ColumnType<number | null, number | null, null>;
  membership_id: ColumnType<number | null, number | null, null>;
  center: Fixed<Center>;
  at: Fixed<Date>;
  /** The day in IST, computed by the database. */
  day: GeneratedAlways<string>;
  is_in: Fixed<boolean>;
  /** The step of the newest accepted card code. */
  step: number | null;
  refusal: Fixed<VisitRefusal | null>;
  /** The admin's reason for admitting the member despite the refusal. */
  overruled: string | null;
  scanned_by: Fixed<number>;
  /** The scanned pass. */
  pass_id: Fixed<number | null>;
}

/** Closed days of a center, which its memberships get back. */
export interface CenterClosuresTable {
  id: GeneratedAlways<number>;
  center: Fixed<Center>;
  from_day: Fixed<string>;
  to_day: Fixed<string>;
  reason: Fixed<string>;
  closed_by: Fixed<number>;
  at: Fixed<Date>;
  reopened_at: ColumnType<Date | null, never, Date>;
  /** The calendar closure of these days. */
  slots_closure_id: ColumnType<number | null, never, number>;
}

export interface BookingsTable {
  id: GeneratedAlways<number>;
  user_id: Fixed<number>;
  consult_type: Fixed<ConsultancyType>;
  date: string;
  /** With height and weight 0 after the member has deleted the account. */
  age: number;
  height_cm: number;
  weight_kg: number;
  created_at: Fixed<Date>;
  /** Set together with `coach_id` and `center`; null until a time is agreed. */
  starts_at: Date | null;
  coach_id: number | null;
  center: Center | null;
  status: Generated<BookingStatus>;
  /** The number of changes, for calendars. */
  sequence: Generated<number>;
  cancel_reason: ColumnType<string | null, string | null | undefined>;
  /** When the gym last moved it. */
  moved_by_gym_at: ColumnType<Date | null, Date | null | undefined>;
}

/** Coaches, who take appointments of one type at one center. */
export interface CoachesTable {
  id: GeneratedAlways<number>;
  name: string;
  consult_type: Fixed<ConsultancyType>;
  center: Fixed<Center>;
  /** Takes no new appointments since then. */
  retired_at: Date | null;
  created_at: Fixed<Date>;
  /** As in users. */
  /** An image link. Null: not set, as are the translated sentences. */
  photo: ColumnType<string | null, string | null | undefined, string | null>;
  about_en: ColumnType<string | null, string | null | undefined, string | null>;
  about_kn: ColumnType<string | null, string | null | undefined, string | null>;
  about_hi: ColumnType<string | null, string | null | undefined, string | null>;
  qualification: ColumnType<string | null, string | null | undefined, string | null>;
  languages: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Minutes of the IST day. */
export interface CoachHoursTable {
  coach_id: Fixed<number>;
  /** 0 for Sunday. */
  weekday: Fixed<number>;
  from_minute: Fixed<number>;
  to_minute: Fixed<number>;
}

/** Periods when a coach, or a whole center, takes no appointments. */
export interface ClosuresTable {
  id: GeneratedAlways<number>;
  /** Either a coach or a center. */
  coach_id: Fixed<number | null>;
  center: Fixed<Center | null>;
  starts_at: Fixed<Date>;
  ends_at: Fixed<Date>;
  reason: Fixed<string>;
}
