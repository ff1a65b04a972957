import type { WhatsAppKind } from '@namma/contract/values/whatsapp';
import type { GeneratedAlways } from 'kysely';
import type { Fixed } from '../../../platform/db/column-types.ts';

/** One opened WhatsApp link, about a member, the sender of a query or the holder of a pass. */
export interface WhatsAppPressesTable {
  id: GeneratedAlways<number>;
  kind: Fixed<WhatsAppKind>;
  /** The id of the membership, appointment, query, member or pass. */
  subject_id: Fixed<number>;
  user_id: number | null;
  enquiry_id: Fixed<number | null>;
  pass_id: Fixed<number | null>;
  at: Fixed<Date>;
  made_by: number | null;
}

declare module '../../../platform/db/types.ts' {
  interface Tables {
    whatsapp_presses: WhatsAppPressesTable;
  }
}
