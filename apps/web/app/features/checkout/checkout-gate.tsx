import { messages } from '@namma/contract/messages';
import * as paths from '@namma/contract/paths';
import type { ReactNode } from 'react';
import { type CheckoutState, checkoutPath } from '../../lib/checkout-path';
import { ButtonLink } from '../../ui/button';
import { StateScreen } from '../../ui/state-screen';
import { type CheckoutLine, canBeHad } from './checkout-sum';

interface CheckoutGateProps {
  checkout: CheckoutState;
  lines: readonly CheckoutLine[];
  children: ReactNode;
}

/** Shows a step only when there is something to check out; otherwise says why not, with a link that leads on. */
export function CheckoutGate({ checkout, lines, children }: CheckoutGateProps) {
  if (lines.length === 0) return checkout.buy === undefined ? <NothingInCart /> : <NoSuchProduct />;
  if (!lines.every(canBeHad)) return <SoldOut checkout={checkout} lines={lines} />;
  return children;
}

/** Back also leads here after an order was placed, because the cart is empty then (D31). */
function NothingInCart() {
  return (
    <StateScreen
      isPage
      title="Your cart is empty"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.store} look="primary">
            To the store
          </ButtonLink>
          <ButtonLink to={paths.orders} look="outline">
            See your orders
          </ButtonLink>
        </div>
      }
    >
      If you have just confirmed an order, it is among your orders. There is nothing left to pay here.
    </StateScreen>
  );
}

function NoSuchProduct() {
  return (
    <StateScreen
      isPage
      picture="error"
      title="This product is not in our shop"
      action={
        <ButtonLink to={paths.store} look="primary">
          To the store
        </ButtonLink>
      }
    >
      The link may be old or mistyped.
    </StateScreen>
  );
}

function SoldOut({ checkout, lines }: Omit<CheckoutGateProps, 'children'>) {
  const names = lines.filter((line) => !canBeHad(line)).map(({ product }) => product.name);
  return (
    <StateScreen
      isPage
      title={messages.outOfStock}
      action={
        checkout.buy === undefined ? (
          <ButtonLink to={checkoutPath('cart')} look="primary">
            Back to the cart
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.store} look="primary">
            To the store
          </ButtonLink>
        )
      }
    >
      {names.join(', ')}. Nothing was ordered.
    </StateScreen>
  );
}
