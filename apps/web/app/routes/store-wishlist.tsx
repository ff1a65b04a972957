import { publicPage } from '../lib/page-meta';
import { ButtonLink } from '../ui/button';

export const meta = () =>
  publicPage({
    title: 'Wishlist',
    description: 'What you would like to come back to.',
    path: '/store/wishlist',
  });

/** A placeholder for now (SPEC section 2). */
export default function Wishlist() {
  return (
    <div className="page-width grid justify-items-start gap-6 py-16 md:py-24">
      <h1 className="display text-3xl">Wishlist</h1>
      <p className="max-w-text text-lg text-(--soft)">
        Saving products for later is not open yet. Until then, your cart keeps what you put in it, on every
        device.
      </p>
      <ButtonLink to="/store/category" look="solid">
        Browse the store
      </ButtonLink>
    </div>
  );
}
