import { adminLoader, showInAddress } from '../../admin/list/list-loader';
import { readCashUpQuery } from '../../features/payments/admin/cash-up-query';
import { CashUpScreen } from '../../features/payments/admin/cash-up-screen';
import { api } from '../../lib/api/api';
import type { Route } from './+types/cash-up';

export const clientLoader = adminLoader(async (searchParams, request) => {
  const query = readCashUpQuery(searchParams);
  showInAddress(request, { ...query });
  return { query, cashUp: await api('payments/getDay', { query }), readAt: new Date() };
});

export default function AdminCashUp({ loaderData }: Route.ComponentProps) {
  return <CashUpScreen {...loaderData} />;
}
