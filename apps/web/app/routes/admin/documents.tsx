import { gymDay } from '@namma/contract/days/dates';
import { listLoader } from '../../admin/list/list-loader';
import { DocumentsScreen } from '../../features/documents/admin/documents-screen';
import { monthsBefore } from '../../features/documents/admin/months';
import { api } from '../../lib/api/api';
import type { Route } from './+types/documents';

export const clientLoader = listLoader(
  [],
  ({ q, month, sort, page, limit }) => api('admin/getDocuments', { query: { q, month, sort, page, limit } }),
  { month: monthsBefore(gymDay(new Date())) },
);

export default function AdminDocuments({ loaderData: { list, query } }: Route.ComponentProps) {
  return <DocumentsScreen list={list} query={query} />;
}
