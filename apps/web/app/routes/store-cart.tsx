import { readCart } from '../features/checkout/api';
import { CartScreen } from '../features/checkout/cart-screen';
import { LoadFailed } from '../features/shell/load-failed';
import { privatePage } from '../lib/page-meta';
import { withSession } from '../lib/sign-in-first';
import { FullScreenLoader } from '../ui/loader';
import type { Route } from './+types/store-cart';

export const meta = () => privatePage('Cart');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => withSession(request, readCart);
clientLoader.hydrate = true as const;

export default function StoreCart({ loaderData }: Route.ComponentProps) {
  return <CartScreen loaded={loaderData} />;
}

export { FullScreenLoader as HydrateFallback, LoadFailed as ErrorBoundary };
