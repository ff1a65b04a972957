import type { MailStatus } from '@namma/contract/mail/rules';
import type { Mail } from '@namma/contract/mail/schemas';
import { formatMoment } from '@namma/contract/values/times';
import { StatusMark, type Tone } from '../../admin/list/status-mark';
import type { Column } from '../../ui/data-table';

export const nameOf = ({ id, to }: Mail): string => `No. ${id}, to ${to}`;

/** Mails that the mail server has accepted or refused. */
export const canSendAgain = ({ status }: Mail): boolean => status === 'sent' || status === 'dead';

const tones: Record<MailStatus, Tone> = { waiting: 'moving', sent: 'done', dead: 'waiting', kept: 'moving' };

export const factsOf = ({ createdAt, name, to }: Mail) => [formatMoment(createdAt), name, to];

export const columnsWith = (onOpen: (mail: Mail) => Promise<void>): Column<Mail>[] => [
  {
    title: 'Written',
    isSorted: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
  {
    title: 'To',
    cell: ({ name, to }) => (
      <span className="grid max-w-72 @table/admin-table:min-w-48 wrap-anywhere">
        {name && <span>{name}</span>}
        <span className="text-xs text-(--soft)">{to}</span>
      </span>
    ),
  },
  {
    title: 'Mail',
    isHead: true,
    cell: (mail) => (
      <span className="grid justify-items-start @table/admin-table:min-w-48">
        <button
          type="button"
          aria-label={`Open mail ${mail.subject}, ${nameOf(mail)}`}
          className="inline-flex min-h-11 items-center text-left font-semibold wrap-anywhere underline underline-offset-4 hover:no-underline"
          onClick={() => void onOpen(mail)}
        >
          {mail.subject}
        </button>
        <span className="text-xs font-normal text-(--soft) first-letter:uppercase @max-table/admin-table:hidden">
          {mail.kind}
        </span>
      </span>
    ),
  },
  {
    title: 'Status',
    isState: true,
    cell: (mail) => (
      <span className="grid @table/admin-table:min-w-36">
        <StatusMark tone={tones[mail.status]}>{mail.status}</StatusMark>
        <span className="@max-table/admin-table:hidden @table/admin-table:line-clamp-1">
          <SendFailure {...mail} />
        </span>
      </span>
    ),
  },
];

/** Delivery error and next attempt. */
export function SendFailure({ status, error, attempts, nextTryAt }: Mail) {
  if (error === null || status === 'sent') return null;
  return (
    <span className="grid max-w-80 gap-0.5 text-xs wrap-anywhere">
      <span className={status === 'dead' ? 'text-(--alert)' : undefined}>{error}</span>
      {nextTryAt && attempts > 0 && (
        <span className="text-(--soft)">
          {`${attempts === 1 ? '1 try' : `${attempts} tries`} failed, next ${formatMoment(nextTryAt)}`}
        </span>
      )}
    </span>
  );
}
