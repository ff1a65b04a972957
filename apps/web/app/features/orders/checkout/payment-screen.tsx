import type { Address } from '@namma/contract/cart/schemas';
import * as paths from '@namma/contract/paths';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import * as words from '#words/checkout';
import { useLazy } from '../../../lib/loading/use-lazy';
import { type CheckoutState, checkoutPath } from '../../../shared/checkout-path';
import { Button, ButtonLink } from '../../../ui/button';
import { StateScreen } from '../../../ui/state-screen';
import { AddressLines } from './address-lines';
import type { CheckoutData } from './api';
import { ChangesNote } from './changes-note';
import { CheckoutFrame } from './checkout-frame';
import { CheckoutGate } from './checkout-gate';
import { parseCheckoutState } from './checkout-state';
import { type CheckoutLine, isAvailable } from './checkout-sum';
import { OrderProblemNote } from './order-problem-note';
import { PaymentModeChoice } from './payment-mode';
import { usePlaceOrder } from './use-place-order';

export function PaymentScreen({ lines, addresses }: CheckoutData) {
  const checkout = parseCheckoutState(useSearchParams()[0]);
  const address = addresses.find(({ addressId }) => addressId === checkout.address);
  return (
    <CheckoutGate checkout={checkout} lines={lines}>
      {address ? (
        <Payment checkout={checkout} address={address} loaded={lines} />
      ) : (
        <NoAddress checkout={checkout} />
      )}
    </CheckoutGate>
  );
}

function Payment({
  checkout,
  address,
  loaded,
}: {
  checkout: CheckoutState;
  address: Address;
  loaded: CheckoutLine[];
}) {
  const order = usePlaceOrder(checkout, loaded);
  const { lines, isBusy, problem, changes, priceChange } = order;
  const [isCashChosen, setCashChosen] = useState(false);
  const canBeOrdered = lines.length > 0 && lines.every(isAvailable);
  return (
    <CheckoutFrame
      step="payment"
      checkout={checkout}
      title={words.payment}
      lines={lines}
      listsLines
      note={
        <>
          <ChangesNote changes={changes} onDismiss={order.dismissChanges} />
          {problem && <OrderProblemNote problem={problem} checkout={checkout} />}
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
            {words.confirmOrder}
          </Button>
          <ButtonLink to={paths.store} look="quiet" className="lg:w-full">
            {words.cancel}
          </ButtonLink>
        </>
      }
    >
      <section aria-labelledby="ship-to" className="border-t-2 border-ink pt-5 pb-10">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="ship-to" className="heading text-lg">
            {words.shippingAddress}
          </h2>
          <Link
            to={checkoutPath('addAddress', checkout)}
            className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
          >
            <span>{words.change}</span>
            <span className="sr-only">{words.changeShippingAddress}</span>
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

function NoAddress({ checkout }: { checkout: CheckoutState }) {
  const { address: _unknown, ...rest } = checkout;
  return (
    <StateScreen
      isPage
      title={words.whereToDeliver}
      link={{ to: checkoutPath('addAddress', rest), children: words.chooseAnAddress }}
    >
      {words.noAddressChosen}
    </StateScreen>
  );
}
