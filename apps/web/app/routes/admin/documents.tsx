import { gymDay } from '@namma/contract/days/dates';
import { listLoader } from '../../admin/list/list-loader';
import { DocumentsScreen } from '../../features/documents/admin/documents-screen';
import { monthsBefore } from '../../features/documents/admin/months';
import { LoadFailed } from '../../features/shell/load-failed';
import { api } from '../../lib/api/api';
import { privatePage } from '../../lib/loading/page-meta';
import type { Route } from './+types/documents';

export const meta = () => privatePage('Documents');

export const clientLoader = listLoader(
  [],
  ({ q, month, sort, page, limit }) => api('admin/getDocuments', { query: { q, month, sort, page, limit } }),
  { month: monthsBefore(gymDay(new Date())) },
);

export default function AdminDocuments({ loaderData: { list, query } }: Route.ComponentProps) {
  return <DocumentsScreen list={list} query={query} />;
}

export { LoadFailed as ErrorBoundary };
