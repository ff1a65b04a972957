import * as paths from '@namma/contract/paths';
import * as words from '#words/checkout';
import { readCart } from '../../features/orders/checkout/api';
import { CartScreen } from '../../features/orders/checkout/cart-screen';
import { LoadFailed } from '../../features/shell/load-failed';
import type { ScreenHandle } from '../../lib/loading/load-ahead';
import { privatePage } from '../../lib/loading/page-meta';
import { memberLoader } from '../../lib/session/sign-in-first';
import { ScreenLoader } from '../../ui/screen-loader';
import type { Route } from './+types/cart';

export const handle: ScreenHandle = { next: [paths.addAddress, paths.payment] };

export const meta = () => privatePage(words.cart);

export const clientLoader = memberLoader(readCart);

export default function StoreCart({ loaderData }: Route.ComponentProps) {
  return <CartScreen loaded={loaderData} />;
}

export const HydrateFallback = () => (
  <ScreenLoader title={words.cart} withoutScript={words.cartNeedsScript} />
);

export { LoadFailed as ErrorBoundary };
