import { messages } from '@namma/contract/messages';
import * as paths from '@namma/contract/paths';
import type { ReactElement } from 'react';
import * as words from '#words/checkout';
import { type CheckoutState, checkoutPath } from '../../../shared/checkout-path';
import { ButtonLink } from '../../../ui/button';
import { StateScreen } from '../../../ui/state-screen';
import { type CheckoutLine, isAvailable } from './checkout-sum';

interface CheckoutGateProps {
  checkout: CheckoutState;
  lines: readonly CheckoutLine[];
  children: ReactElement;
}

/** Shows a step only when there is something to check out; otherwise the reason and a link. */
export function CheckoutGate({ checkout, lines, children }: CheckoutGateProps) {
  if (lines.length === 0) return checkout.buy === undefined ? <NothingInCart /> : <NoSuchProduct />;
  if (!lines.every(isAvailable)) return <SoldOut checkout={checkout} lines={lines} />;
  return children;
}

/** Back also leads here after an order was placed, because the cart is empty then (D31). */
function NothingInCart() {
  return (
    <StateScreen
      isPage
      title={words.cartIsEmpty}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.store} look="primary">
            {words.toTheStore}
          </ButtonLink>
          <ButtonLink to={paths.orders} look="outline">
            {words.seeYourOrders}
          </ButtonLink>
        </div>
      }
    >
      {words.maybeJustOrdered}
    </StateScreen>
  );
}

function NoSuchProduct() {
  return (
    <StateScreen
      isPage
      picture="error"
      title={words.notInOurShop}
      link={{ to: paths.store, children: words.toTheStore }}
    >
      {words.linkOldOrMistyped}
    </StateScreen>
  );
}

function SoldOut({ checkout, lines }: Omit<CheckoutGateProps, 'children'>) {
  const names = lines.filter((line) => !isAvailable(line)).map(({ product }) => product.name);
  return (
    <StateScreen
      isPage
      title={messages.outOfStock}
      action={
        checkout.buy === undefined ? (
          <ButtonLink to={checkoutPath('cart')} look="primary">
            {words.backToTheCart}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.store} look="primary">
            {words.toTheStore}
          </ButtonLink>
        )
      }
    >
      {words.nothingWasOrdered(names.join(', '))}
    </StateScreen>
  );
}
