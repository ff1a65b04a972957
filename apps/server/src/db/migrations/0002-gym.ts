import { MIN_AGE_FOR_APPOINTMENT_YEARS } from '@namma/contract/business';
import { centers } from '@namma/contract/centers';
import {
  APPOINTMENT_AGE_MAX_YEARS,
  consultancyTypes,
  HEIGHT_MAX_CM,
  HEIGHT_MIN_CM,
  WEIGHT_MAX_KG,
  WEIGHT_MIN_KG,
} from '@namma/contract/consultancy';
import { ENQUIRY_MAX_CHARACTERS, ENQUIRY_MIN_CHARACTERS, enquiryStatuses } from '@namma/contract/contact';
import { paymentStatuses } from '@namma/contract/memberships';
import { planLengthsMonths, tierNames } from '@namma/contract/tiers';
import type { Kysely } from 'kysely';
import { anyOf, run } from './sql.ts';

/** Memberships, consultancy bookings and enquiries, with every rule that one row can break as a constraint. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create function refuse_status_change() returns trigger language plpgsql as $$
      begin
        raise exception '% %: its status cannot be moved like that', tg_table_name, old.id
          using errcode = 'check_violation';
      end $$`,

    `create table memberships (
      id integer generated always as identity primary key,
      user_id integer not null references users,
      type text not null check (${anyOf('type', tierNames)}),
      months smallint not null check (months in (${planLengthsMonths.join(', ')})),
      center text not null check (${anyOf('center', centers)}),
      start_date date not null,
      end_date date not null,
      -- with tax and fee
      total_paise integer not null check (total_paise > 0),
      payment_status text not null default '${paymentStatuses[0]}'
        check (${anyOf('payment_status', paymentStatuses)}),
      created_at timestamptz not null,
      -- PostgreSQL ends a shorter month on its last day, as addMonths in the contract does (D14)
      constraint months_lie_between check (end_date = (start_date + make_interval(months => months))::date),
      constraint ends_after_start check (end_date > start_date)
    )`,
    `create index memberships_of_user on memberships (user_id, id desc)`,
    `create index memberships_by_payment on memberships (payment_status, id desc)`,
    `create trigger memberships_are_payed_once before update of payment_status on memberships for each row
      when (old.payment_status <> new.payment_status and old.payment_status <> '${paymentStatuses[0]}')
      execute function refuse_status_change()`,

    `create table bookings (
      id integer generated always as identity primary key,
      user_id integer not null references users,
      consult_type text not null check (${anyOf('consult_type', consultancyTypes)}),
      date date not null,
      age smallint not null check (age between ${MIN_AGE_FOR_APPOINTMENT_YEARS} and ${APPOINTMENT_AGE_MAX_YEARS}),
      height_cm numeric(5, 2) not null check (height_cm between ${HEIGHT_MIN_CM} and ${HEIGHT_MAX_CM}),
      weight_kg numeric(5, 2) not null check (weight_kg between ${WEIGHT_MIN_KG} and ${WEIGHT_MAX_KG}),
      created_at timestamptz not null,
      unique (user_id, date, consult_type)
    )`,

    `create table enquiries (
      id integer generated always as identity primary key,
      name text not null check (name <> ''),
      email text not null check (email like '%_@_%'),
      phone text not null check (phone ~ '^[0-9]{10}$'),
      message text not null
        check (char_length(message) between ${ENQUIRY_MIN_CHARACTERS} and ${ENQUIRY_MAX_CHARACTERS}),
      status text not null default '${enquiryStatuses[0]}' check (${anyOf('status', enquiryStatuses)}),
      created_at timestamptz not null
    )`,
    `create index enquiries_by_status on enquiries (status, id desc)`,
    `create trigger enquiries_are_answered_once before update of status on enquiries for each row
      when (old.status <> new.status and old.status <> '${enquiryStatuses[0]}')
      execute function refuse_status_change()`,
  );
}
