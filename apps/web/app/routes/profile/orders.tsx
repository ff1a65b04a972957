import * as paths from '@namma/contract/paths';
import { Link } from 'react-router';
import * as words from '#words/users';
import { SubscribedProducts } from '../../features/catalogue/subscribed-products';
import { OwnOrders } from '../../features/orders/own-orders';
import { OrderSlip } from '../../features/payments/slips/order-slip';
import { LoadFailed } from '../../features/shell/load-failed';
import { ScreenTitle } from '../../features/users/profile-frame';
import { privatePage } from '../../lib/loading/page-meta';
import { readCached } from '../../lib/loading/read-cache';
import { memberLoader } from '../../lib/session/sign-in-first';
import type { Route } from './+types/orders';

export const meta = () => privatePage(words.orders);

export const clientLoader = memberLoader(() => readCached('orders/getOrders'));

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
      <SubscribedProducts />
    </>
  );
}

export { LoadFailed as ErrorBoundary };
