import * as paths from '@namma/contract/paths';
import type { Address } from '@namma/contract/schemas/cart';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type CheckoutPlace, checkoutPath } from '../../lib/checkout-path';
import { useLazy } from '../../lib/use-lazy';
import { Button, ButtonLink } from '../../ui/button';
import { StateScreen } from '../../ui/state-screen';
import { AddressLines } from './address-lines';
import type { CheckoutData } from './api';
import { ChangesNote } from './changes-note';
import { CheckoutFrame } from './checkout-frame';
import { parseCheckoutPlace } from './checkout-place';
import { type CheckoutLine, canBeHad } from './checkout-sum';
import { CheckoutGate } from './checkout-trouble';
import { OrderTroubleNote } from './order-trouble-note';
import { PaymentModeChoice } from './payment-mode';
import { usePlaceOrder } from './use-place-order';

export function PaymentScreen({ lines, addresses }: CheckoutData) {
  const place = parseCheckoutPlace(useSearchParams()[0]);
  const address = addresses.find(({ addressId }) => addressId === place.address);
  return (
    <CheckoutGate place={place} lines={lines}>
      {address ? <Payment place={place} address={address} loaded={lines} /> : <NoAddress place={place} />}
    </CheckoutGate>
  );
}

function Payment({
  place,
  address,
  loaded,
}: {
  place: CheckoutPlace;
  address: Address;
  loaded: CheckoutLine[];
}) {
  const order = usePlaceOrder(place, loaded);
  const { lines, isBusy, trouble, changes, priceChange } = order;
  const [isCashChosen, setCashChosen] = useState(false);
  const canBeOrdered = lines.length > 0 && lines.every(canBeHad);
  return (
    <CheckoutFrame
      step="payment"
      place={place}
      title="Payment"
      lines={lines}
      listsLines
      note={
        <>
          <ChangesNote changes={changes} onDismiss={order.dismissChanges} />
          {trouble && <OrderTroubleNote trouble={trouble} place={place} />}
        </>
      }
      action={
        <>
          <Button
            look="primary"
            className="min-h-13 text-base max-sm:grow lg:w-full"
            disabled={!isCashChosen || !canBeOrdered}
            isBusy={isBusy}
            onClick={() => void order.confirm()}
          >
            Confirm Order
          </Button>
          <ButtonLink to={paths.store} look="quiet" className="lg:w-full">
            Cancel
          </ButtonLink>
        </>
      }
    >
      <section aria-labelledby="ship-to" className="border-t-2 border-ink pt-5 pb-10">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="ship-to" className="heading text-lg">
            Shipping address
          </h2>
          <Link
            to={checkoutPath('addAddress', place)}
            className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
          >
            Change<span className="sr-only"> shipping address</span>
          </Link>
        </div>
        <AddressLines address={address} />
      </section>
      <PaymentModeChoice isCashChosen={isCashChosen} onToggleCash={setCashChosen} />
      <PriceChangeQuestion
        change={priceChange}
        onAccept={(change) => void order.acceptPrice(change)}
        onDecline={order.declinePrice}
      />
    </CheckoutFrame>
  );
}

type PriceChangeQuestionProps = Parameters<typeof import('./price-change-dialog').PriceChangeDialog>[0];

function PriceChangeQuestion(question: PriceChangeQuestionProps) {
  const { loaded: PriceChangeDialog, ensureLoaded } = useLazy(
    async () => (await import('./price-change-dialog')).PriceChangeDialog,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each change, also if the code did not load before
  useEffect(() => {
    if (question.change) void ensureLoaded();
  }, [question.change]);
  return PriceChangeDialog && <PriceChangeDialog {...question} />;
}

function NoAddress({ place }: { place: CheckoutPlace }) {
  const { address: _unknown, ...rest } = place;
  return (
    <StateScreen
      isPage
      title="Where shall we deliver?"
      action={
        <ButtonLink to={checkoutPath('addAddress', rest)} look="primary">
          Choose an address
        </ButtonLink>
      }
    >
      No address is chosen yet, or the one that was is no longer in your list.
    </StateScreen>
  );
}
