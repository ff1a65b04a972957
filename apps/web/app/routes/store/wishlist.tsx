import * as paths from '@namma/contract/paths';
import * as words from '#words/catalogue';
import { publicPage } from '../../lib/loading/page-meta';
import { StateScreen } from '../../ui/state-screen';

export const meta = () =>
  publicPage({
    title: words.wishlist,
    description: words.wishlistDescription,
    path: paths.wishlist,
  });

/** A placeholder (SPEC section 2). */
export default function Wishlist() {
  return (
    <StateScreen
      isPage
      title={words.wishlist}
      link={{ to: paths.listing, children: words.browseTheStore, look: 'solid' }}
    >
      {words.wishlistNotOpen}
    </StateScreen>
  );
}
