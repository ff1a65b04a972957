import { gymDay } from '@namma/contract/dates';
import { DocumentsScreen } from '../features/documents/admin/documents-screen';
import { monthsBefore } from '../features/documents/admin/months';
import { LoadFailed } from '../features/shell/load-failed';
import { listLoader } from '../lib/admin/list-loader';
import { api } from '../lib/api';
import { privatePage } from '../lib/page-meta';
import type { Route } from './+types/admin-documents';

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
