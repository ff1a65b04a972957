import * as words from '#words/orders';
import { OwnOrders } from '../../features/orders/own-orders';
import { OrderSlip } from '../../features/payments/slips/order-slip';
import { LoadFailed } from '../../features/shell/load-failed';
import { privatePage } from '../../lib/loading/page-meta';
import { readCached } from '../../lib/loading/read-cache';
import { memberLoader } from '../../lib/session/sign-in-first';
import { ScreenLoader } from '../../ui/screen-loader';
import type { Route } from './+types/orders';

export const meta = () => privatePage(words.orders);

export const clientLoader = memberLoader(() => readCached('orders/getOrders'));

export default function StoreOrders({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-width py-8 md:py-12">
      <h1 className="display text-2xl">{words.orders}</h1>
      <OwnOrders newest={loaderData} slipOf={(checkout) => <OrderSlip {...checkout} />} />
    </div>
  );
}

export const HydrateFallback = () => (
  <ScreenLoader title={words.orders} withoutScript={words.ordersNeedScript} />
);

export { LoadFailed as ErrorBoundary };
