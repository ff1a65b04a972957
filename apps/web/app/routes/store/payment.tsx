import { messages } from '@namma/contract/messages';
import * as paths from '@namma/contract/paths';
import { useSearchParams } from 'react-router';
import * as words from '#words/checkout';
import { nothingOrderedHere } from '#words/offline';
import { readCheckout, readPlacedOrders } from '../../features/orders/checkout/api';
import { PaymentScreen } from '../../features/orders/checkout/payment-screen';
import { PlacedScreen } from '../../features/orders/checkout/placed-screen';
import { LoadFailed } from '../../features/shell/load-failed';
import type { ScreenHandle } from '../../lib/loading/load-ahead';
import { privatePage } from '../../lib/loading/page-meta';
import { memberLoader } from '../../lib/session/sign-in-first';
import { ScreenLoader } from '../../ui/screen-loader';
import type { Route } from './+types/payment';

export const handle: ScreenHandle = { next: [paths.orders] };

export const meta: Route.MetaFunction = ({ location }) =>
  privatePage(new URLSearchParams(location.search).has('placed') ? messages.orderPlaced : words.payment);

/** The payment step; after the order was placed, the success screen. */
async function readPayment(search: URLSearchParams) {
  const placed = search.get('placed');
  if (placed !== null) return { isPlaced: true, orders: await readPlacedOrders(placed) } as const;
  return { isPlaced: false, checkout: await readCheckout(search) } as const;
}

export const clientLoader = memberLoader((search) => readPayment(search));

export default function StorePayment({ loaderData }: Route.ComponentProps) {
  return loaderData.isPlaced ? (
    <PlacedScreen orders={loaderData.orders} />
  ) : (
    <PaymentScreen {...loaderData.checkout} />
  );
}

export const HydrateFallback = () => (
  <ScreenLoader title={words.payment} withoutScript={words.payingNeedsScript} />
);

export function ErrorBoundary() {
  const [search] = useSearchParams();
  return <LoadFailed {...(search.has('placed') ? {} : { note: nothingOrderedHere })} />;
}
