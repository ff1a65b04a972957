import { ADMIN_PAGE_SIZE_MAX } from '@namma/contract/admin/rules';
import { adminLoader, showInAddress } from '../../admin/list/list-loader';
import { readAdmin } from '../../admin/shell/admin-only';
import { readCashUpQuery } from '../../features/payments/admin/cash-up-query';
import { CashUpScreen } from '../../features/payments/admin/cash-up-screen';
import { api } from '../../lib/api/api';
import type { Route } from './+types/cash-up';

export const clientLoader = adminLoader(async (searchParams, request) => {
  const query = readCashUpQuery(searchParams);
  showInAddress(request, { ...query });
  const [{ staff }, cashUp] = await Promise.all([readAdmin(), api('payments/getDay', { query })]);
  const { day } = cashUp;
  const ofDay = {
    ...(query.center && { center: query.center }),
    from: day,
    to: day,
    limit: ADMIN_PAGE_SIZE_MAX,
  };
  const drawers = staff?.permissions.includes('readDrawers')
    ? (await api('drawers/getAll', { query: ofDay })).content
    : [];
  return { query, cashUp, drawers, readAt: new Date() };
});

export default function AdminCashUp({ loaderData }: Route.ComponentProps) {
  return <CashUpScreen {...loaderData} />;
}
