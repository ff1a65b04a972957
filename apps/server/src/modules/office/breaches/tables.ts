import type { BreachedData, BreachKind, BreachRecipients } from '@namma/contract/breaches/rules';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Fixed } from '../../../platform/db/column-types.ts';

/** An entry of the register of breaches of personal data. */
export interface BreachesTable {
  id: GeneratedAlways<number>;
  noticed_at: Date;
  kind: BreachKind;
  happened: string;
  whose: string;
  /** Written as JSON. */
  data: ColumnType<BreachedData[], string, string>;
  people: number | null;
  done: string;
  told_en: string | null;
  told_kn: string | null;
  told_hi: string | null;
  board_told_at: Date | null;
  people_told_at: Date | null;
  added_at: Fixed<Date>;
  made_by: Fixed<number>;
  /** One more after every change. */
  version: ColumnType<number, never, number>;
}

/** That the letter about a breach is mailed to some people: one row for each choice of people, however often it is asked for. */
export interface BreachMailingsTable {
  breach_id: Fixed<number>;
  recipients: Fixed<BreachRecipients>;
  asked_at: Date;
  made_by: number;
  /** People whose accounts are newer are not written to. */
  last_user_id: number;
  /** Null while letters are still to be written. */
  done_at: Date | null;
}

/** That somebody was written the letter about a breach. It stays longer than the mail, which is deleted after 90 days. */
export interface BreachLettersTable {
  breach_id: Fixed<number>;
  user_id: Fixed<number>;
  written_at: Fixed<Date>;
  /** When the mail server took it, as the outbox says. */
  sent_at: Date | null;
}

declare module '../../../platform/db/types.ts' {
  interface Tables {
    breaches: BreachesTable;
    breach_mailings: BreachMailingsTable;
    breach_letters: BreachLettersTable;
  }
}
