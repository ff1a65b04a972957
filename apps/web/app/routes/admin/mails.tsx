import { mailStatuses } from '@namma/contract/mail';
import { MailsScreen } from '../features/mails/mails-screen';
import { LoadFailed } from '../features/shell/load-failed';
import { listLoader } from '../lib/admin/list-loader';
import { api } from '../lib/api';
import { privatePage } from '../lib/page-meta';
import type { Route } from './+types/admin-mails';

export const meta = () => privatePage('Mails');

export const clientLoader = listLoader(mailStatuses, ({ q, status, sort, page, limit }) =>
  api('admin/getMails', { query: { q, status, sort, page, limit } }),
);

export default function AdminMails({ loaderData }: Route.ComponentProps) {
  return <MailsScreen {...loaderData} />;
}

export { LoadFailed as ErrorBoundary };
