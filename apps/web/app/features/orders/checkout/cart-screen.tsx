import type { CartLine } from '@namma/contract/cart/schemas';
import * as paths from '@namma/contract/paths';
import { useNavigate } from 'react-router';
import * as words from '#words/checkout';
import { checkoutPath } from '../../../shared/checkout-path';
import { Button } from '../../../ui/button';
import { StateScreen } from '../../../ui/state-screen';
import { CartLineRow, lineId } from './cart-line-row';
import { ChangesNote } from './changes-note';
import { CheckoutFrame } from './checkout-frame';
import { isAvailable, tooFewLeft } from './checkout-sum';
import { useCart } from './use-cart';
import { hasFocus, useFocusAfterRender } from './use-focus-after-render';
import { useFreshCheckout } from './use-fresh-checkout';

const EMPTY_ID = 'cart-is-empty';
/** A checkout of the whole cart. */
const wholeCart = {};

export function CartScreen({ loaded }: { loaded: CartLine[] }) {
  const { lines, leaving, changes, dismissChanges, changeQuantity, remove } = useCart(loaded);
  useFreshCheckout(wholeCart);
  const navigate = useNavigate();
  const focusNext = useFocusAfterRender();
  const isOut = !lines.every(isAvailable);
  const isShort = lines.some((line) => tooFewLeft(line) !== undefined);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);

  const removeLine = (line: CartLine) =>
    remove(line, () => {
      const row = document.getElementById(lineId(line.cartId))?.closest('li');
      if (!row || !hasFocus(row)) return;
      const neighbour = row.nextElementSibling ?? row.previousElementSibling;
      focusNext(neighbour?.querySelector('a')?.id ?? EMPTY_ID);
    });

  const isEmpty = lines.length === 0;
  return (
    <CheckoutFrame
      step="cart"
      title={words.cart}
      lines={lines}
      note={
        <>
          <ChangesNote changes={changes} onDismiss={dismissChanges} />
          {isOut && <p className="mb-3 text-sm text-signal">{words.removeOutOfStock}</p>}
          {isShort && !isOut && <p className="mb-3 text-sm text-signal">{words.takeWhatIsLeft}</p>}
        </>
      }
      action={
        <Button
          look="primary"
          className="min-h-13 min-w-[min(100%,--spacing(40))] text-base max-sm:grow"
          disabled={pieces === 0 || isOut || isShort}
          onClick={() => void navigate(checkoutPath('addAddress'))}
        >
          {words.checkout}
        </Button>
      }
    >
      {isEmpty ? (
        <EmptyCart />
      ) : (
        <ul aria-label={words.inYourCart} className="border-t-2 border-ink">
          {lines.map((line) => (
            <CartLineRow
              key={line.cartId}
              line={line}
              isLeaving={leaving.has(line.cartId)}
              onQuantity={(quantity) => void changeQuantity(line, quantity)}
              onRemove={() => void removeLine(line)}
            />
          ))}
        </ul>
      )}
    </CheckoutFrame>
  );
}

function EmptyCart() {
  return (
    <div id={EMPTY_ID} tabIndex={-1} className="outline-none">
      <StateScreen title={words.cartIsEmpty} link={{ to: paths.store, children: words.toTheStore }}>
        {words.cartKeeps}
      </StateScreen>
    </div>
  );
}
