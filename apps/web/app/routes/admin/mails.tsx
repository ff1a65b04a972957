import { mailStatuses } from '@namma/contract/mail/rules';
import { listLoader } from '../../admin/list/list-loader';
import { MailsScreen } from '../../features/mail/mails-screen';
import { LoadFailed } from '../../features/shell/load-failed';
import { api } from '../../lib/api/api';
import { privatePage } from '../../lib/loading/page-meta';
import type { Route } from './+types/mails';

export const meta = () => privatePage('Mails');

export const clientLoader = listLoader(mailStatuses, ({ q, status, sort, page, limit }) =>
  api('admin/getMails', { query: { q, status, sort, page, limit } }),
);

export default function AdminMails({ loaderData }: Route.ComponentProps) {
  return <MailsScreen {...loaderData} />;
}

export { LoadFailed as ErrorBoundary };
