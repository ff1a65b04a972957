import * as paths from '@namma/contract/paths';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { type CheckoutPlace, checkoutPath } from '../../lib/checkout-path';
import type { OrderTrouble } from './use-place-order';

/** Why the order was refused, with a link to the screen where it can be fixed. All choices are kept. */
export function OrderTroubleNote({ trouble, place }: { trouble: OrderTrouble; place: CheckoutPlace }) {
  const { to, label } = wayOn(trouble, place);
  const note = useRef<HTMLDivElement>(null);
  // The pressed button may be disabled now, so the note takes the focus.
  useEffect(() => note.current?.focus(), []);
  return (
    <div
      ref={note}
      tabIndex={-1}
      className="mb-4 outline-none border-l-4 border-signal bg-signal-wash px-4 py-3 text-sm"
    >
      <p>{trouble.sentence}</p>
      <Link to={to} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        {label}
      </Link>
    </div>
  );
}

function wayOn({ mendAt }: OrderTrouble, place: CheckoutPlace): { to: string; label: string } {
  if (mendAt === 'orders') return { to: paths.orders, label: 'See your orders' };
  if (mendAt === 'address') return { to: checkoutPath('addAddress', place), label: 'Choose an address' };
  if (place.buy !== undefined) return { to: paths.productPath(place.buy), label: 'Back to the product' };
  return { to: checkoutPath('cart'), label: 'Back to the cart' };
}
