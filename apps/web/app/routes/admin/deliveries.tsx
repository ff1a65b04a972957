import { adminLoader } from '../../admin/list/list-loader';
import { dayIn } from '../../admin/list/list-query';
import { InvoiceSheet } from '../../features/documents/invoice-sheet';
import { DeliveryRunScreen } from '../../features/orders/admin/delivery-run/delivery-run-screen';
import { api } from '../../lib/api/api';
import type { Route } from './+types/deliveries';

export const clientLoader = adminLoader(async (searchParams) => {
  const day = dayIn(searchParams, 'day', 'past');
  return { run: await api('orders/getDeliveries', { query: { day } }), readAt: new Date() };
});

export default function AdminDeliveries({ loaderData }: Route.ComponentProps) {
  return <DeliveryRunScreen {...loaderData} Invoice={InvoiceSheet} />;
}
