import type { WhatsAppKind } from '@namma/contract/values/whatsapp';
import type { GeneratedAlways } from 'kysely';
import type { Fixed } from '../../../platform/db/column-types.ts';

/** That a link to WhatsApp was pressed: for one of a member, the sender of a query and the holder of a pass. */
export interface WhatsAppPressesTable {
  id: GeneratedAlways<number>;
  kind: Fixed<WhatsAppKind>;
  /** The membership, the appointment, the query, the member or the pass. */
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
