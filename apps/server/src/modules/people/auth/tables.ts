import type { EmailLinkKind } from '@namma/contract/auth/rules';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Fixed } from '../../../platform/db/column-types.ts';

/** A link that confirms an email of an account, or restores the previous one (D93). */
export interface EmailLinksTable {
  id: GeneratedAlways<number>;
  user_id: Fixed<number>;
  kind: Fixed<EmailLinkKind>;
  /** The account's email after the link is used. */
  email: string;
  /** SHA-256 of the tokens of all mails with this link. */
  token_hashes: ColumnType<Buffer[], never, never>;
  /** The requesting session, which survives the change. */
  session_hash: Buffer | null;
  made_at: Date;
  expires_at: Date;
}

declare module '../../../platform/db/types.ts' {
  interface Tables {
    email_links: EmailLinksTable;
  }
}
