import * as paths from '@namma/contract/paths';
import { Link } from 'react-router';
import * as words from '#words/profile';
import { OwnOrders } from '../features/orders/own-orders';
import { ScreenTitle } from '../features/profile/profile-frame';
import { LoadFailed } from '../features/shell/load-failed';
import { OrderSlip } from '../features/slips/order-slip';
import { privatePage } from '../lib/page-meta';
import { readCached } from '../lib/read-cache';
import { withSession } from '../lib/sign-in-first';
import type { Route } from './+types/profile-orders';

export const meta = () => privatePage(words.orders);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  withSession(request, () => readCached('orders/getOrders'));
clientLoader.hydrate = true as const;

export default function ProfileOrders({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ScreenTitle lead={words.ordersLead}>{words.orders}</ScreenTitle>
      <Link
        to={paths.profileDocuments}
        className="-mt-4 inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
      >
        {words.receiptsAndInvoices}
      </Link>
      <OwnOrders newest={loaderData} slipOf={(checkout) => <OrderSlip {...checkout} />} />
    </>
  );
}

export { LoadFailed as ErrorBoundary };
