import * as paths from '@namma/contract/paths';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import * as words from '#words/checkout';
import { AddressScreen } from '../../features/orders/checkout/address-screen';
import { readCheckout } from '../../features/orders/checkout/api';
import { LoadFailed } from '../../features/shell/load-failed';
import type { ScreenHandle } from '../../lib/loading/load-ahead';
import { privatePage } from '../../lib/loading/page-meta';
import { memberLoader } from '../../lib/session/sign-in-first';
import { ScreenLoader } from '../../ui/screen-loader';
import type { Route } from './+types/address';

export const handle: ScreenHandle = { next: [paths.payment] };

export const meta = () => privatePage(words.address);

export const clientLoader = memberLoader((search) => readCheckout(search));

/** Choosing an address changes the page's address, but none of the data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOtherChoice = currentUrl.searchParams.get('address') !== nextUrl.searchParams.get('address');
  const isSameSource = ['buy', 'quantity'].every(
    (name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name),
  );
  return isOtherChoice && isSameSource ? false : defaultShouldRevalidate;
}

export default function StoreAddress({ loaderData }: Route.ComponentProps) {
  return <AddressScreen {...loaderData} />;
}

export const HydrateFallback = () => (
  <ScreenLoader title={words.address} withoutScript={words.addressNeedsScript} />
);

export { LoadFailed as ErrorBoundary };
