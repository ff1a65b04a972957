import { mailStatuses } from '@namma/contract/mail/rules';
import { listLoader } from '../../admin/list/list-loader';
import { MailsScreen } from '../../features/mail/mails-screen';
import { api } from '../../lib/api/api';
import type { Route } from './+types/mails';

export const clientLoader = listLoader(mailStatuses, ({ q, status, sort, page, limit }) =>
  api('admin/getMails', { query: { q, status, sort, page, limit } }),
);

export default function AdminMails({ loaderData }: Route.ComponentProps) {
  return <MailsScreen {...loaderData} />;
}
