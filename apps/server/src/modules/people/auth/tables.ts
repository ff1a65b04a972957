import type { EmailLinkKind } from '@namma/contract/auth/rules';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Fixed } from '../../../platform/db/column-types.ts';

/** A link that proves an email of an account, or gives a former one back (D93). */
export interface EmailLinksTable {
  id: GeneratedAlways<number>;
  user_id: Fixed<number>;
  kind: Fixed<EmailLinkKind>;
  /** Which the account has after the link was used. */
  email: string;
  /** SHA-256 of the tokens of all mails with it. */
  token_hashes: ColumnType<Buffer[], never, never>;
  /** The session that asked, which stays when the email is changed. */
  session_hash: Buffer | null;
  made_at: Date;
  expires_at: Date;
}

declare module '../../../platform/db/types.ts' {
  interface Tables {
    email_links: EmailLinksTable;
  }
}
