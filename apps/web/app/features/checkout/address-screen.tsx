import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '../../lib/api-error';
import { useFailure } from '../../lib/use-failure';
import { useLoaded } from '../../lib/use-loaded';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast';
import { AddressCard, deliverHereId } from './address-card';
import type { CheckoutData } from './api';
import { CheckoutFrame } from './checkout-frame';
import { checkoutPath, parseCheckoutPlace } from './checkout-place';
import { CheckoutGate } from './checkout-trouble';
import { useAddresses } from './use-addresses';
import { useChosenAddress } from './use-chosen-address';
import { hasFocus, useFocusAfterRender } from './use-focus-after-render';

const ADD_ID = 'add-new-address';

export function AddressScreen({ lines, addresses: loaded }: CheckoutData) {
  const place = parseCheckoutPlace(useSearchParams()[0]);
  const { addresses, leaving, readAgain, remove } = useAddresses(loaded);
  const navigate = useNavigate();
  const focusNext = useFocusAfterRender();
  const { chosen, choose } = useChosenAddress(place);
  const isChosen = addresses.some(({ addressId }) => addressId === chosen);

  const deleteAddress = (addressId: number) =>
    remove(addressId, () => {
      if (addressId === chosen) choose(undefined);
      const card = document.getElementById(deliverHereId(addressId))?.closest('li');
      if (!card || !hasFocus(card)) return;
      const neighbour = card.nextElementSibling ?? card.previousElementSibling;
      focusNext(neighbour?.querySelector('input')?.id ?? ADD_ID);
    });

  return (
    <CheckoutGate place={place} lines={lines}>
      <CheckoutFrame
        step="addAddress"
        place={place}
        title="Address"
        lines={lines}
        action={
          <Button
            look="primary"
            className="min-h-13 min-w-[min(100%,--spacing(40))] text-base"
            disabled={!isChosen}
            onClick={() => chosen && navigate(checkoutPath('payment', { ...place, address: chosen }))}
          >
            Proceed to pay
          </Button>
        }
      >
        {addresses.length === 0 ? (
          <p className="border-t-2 border-ink py-6 text-(--soft)">
            No address saved yet. Add the one we deliver to.
          </p>
        ) : (
          <ul aria-label="Saved addresses" className="border-t-2 border-ink">
            {addresses.map((address) => (
              <AddressCard
                key={address.addressId}
                address={address}
                isChosen={address.addressId === chosen}
                isLeaving={address.addressId === leaving}
                onChoose={(wanted) => choose(wanted ? address.addressId : undefined)}
                onDelete={() => void deleteAddress(address.addressId)}
              />
            ))}
          </ul>
        )}
        <AddAddress onSaved={readAgain} />
      </CheckoutFrame>
    </CheckoutGate>
  );
}

/** The button and the modal it opens. */
function AddAddress({ onSaved }: { onSaved: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  const fail = useFailure();
  const { loaded: NewAddressDialog, want } = useLoaded(
    async () => (await import('./new-address-dialog')).NewAddressDialog,
  );
  return (
    <>
      <Button id={ADD_ID} look="outline" className="mt-5" onClick={async () => setOpen(await want())}>
        <Plus aria-hidden="true" size={18} />
        Add New Address
      </Button>
      {NewAddressDialog && (
        <NewAddressDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onFailure={(error) => error instanceof ApiError && error.status === 401 && fail(error)}
          onSaved={async (status) => {
            setOpen(false);
            toast.success(status);
            await onSaved();
          }}
        />
      )}
    </>
  );
}
