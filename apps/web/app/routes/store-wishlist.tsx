import * as paths from '@namma/contract/paths';
import { publicPage } from '../lib/page-meta';
import { ButtonLink } from '../ui/button';
import { StateScreen } from '../ui/state-screen';

export const meta = () =>
  publicPage({
    title: 'Wishlist',
    description: 'What you would like to come back to.',
    path: paths.wishlist,
  });

/** A placeholder (SPEC section 2). */
export default function Wishlist() {
  return (
    <StateScreen
      isPage
      title="Wishlist"
      action={
        <ButtonLink to={paths.listing} look="solid">
          Browse the store
        </ButtonLink>
      }
    >
      Saving products for later is not open yet. Until then, your cart keeps what you put in it, on every
      device.
    </StateScreen>
  );
}
