import * as paths from '@namma/contract/paths';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import * as words from '#words/checkout';
import { type CheckoutState, checkoutPath } from '../../../shared/checkout-path';
import type { OrderProblem } from './use-place-order';

/** Reason of the refused order, with a link to fix it. All choices are kept. */
export function OrderProblemNote({ problem, checkout }: { problem: OrderProblem; checkout: CheckoutState }) {
  const { to, label } = wayOn(problem, checkout);
  const note = useRef<HTMLDivElement>(null);
  // The pressed button may be disabled now, so the note takes the focus.
  useEffect(() => note.current?.focus(), []);
  return (
    <div
      ref={note}
      tabIndex={-1}
      className="mb-4 outline-none border-l-4 border-signal bg-signal-wash px-4 py-3 text-sm"
    >
      <p>{problem.sentence}</p>
      <Link to={to} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        {label}
      </Link>
    </div>
  );
}

function wayOn({ fixAt }: OrderProblem, checkout: CheckoutState): { to: string; label: string } {
  if (fixAt === 'orders') return { to: paths.orders, label: words.seeYourOrders };
  if (fixAt === 'address') return { to: checkoutPath('addAddress', checkout), label: words.chooseAnAddress };
  if (checkout.buy !== undefined)
    return { to: paths.productPath(checkout.buy), label: words.backToTheProduct };
  return { to: checkoutPath('cart'), label: words.backToTheCart };
}
