import type { MemberData } from '../../../module.ts';
import { deleteMailsTo } from './queries/outbox.ts';
import { listMailsOf } from './queries/own-data.ts';
import { renderStoredMail } from './service.ts';

/** Nothing that was written to a member stays after a deletion. */
export const mailData: MemberData = {
  tables: { mails: { download: 'mails', deletion: 'erased' } },
  read: async (deps, { email, since }) => {
    const rows = await listMailsOf(deps.db, email, since);
    return {
      mails: rows.map((row) => {
        const { subject, text } = renderStoredMail(deps, row);
        return {
          kind: row.kind,
          recipient: row.recipient,
          subject,
          text,
          status: row.status,
          writtenAt: row.created_at.toISOString(),
          sentAt: row.sent_at?.toISOString() ?? null,
        };
      }),
    };
  },
  forget: async (tx, { email }) => {
    await deleteMailsTo(tx, email);
  },
};
