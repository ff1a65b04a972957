import type { Address } from '@namma/contract/cart/schemas';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import * as words from '#words/checkout';
import { ApiError } from '../../../lib/api/api-error';
import { useFailure } from '../../../lib/api/use-failure';
import { readCached } from '../../../lib/loading/read-cache';
import { useLazy } from '../../../lib/loading/use-lazy';
import type { AddressStart } from '../../../shared/address-fields';
import { type CheckoutState, checkoutPath } from '../../../shared/checkout-path';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { AddressCard, deliverHereId } from './address-card';
import type { CheckoutData } from './api';
import { ChangesNote } from './changes-note';
import { CheckoutFrame } from './checkout-frame';
import { CheckoutGate } from './checkout-gate';
import { parseCheckoutState } from './checkout-state';
import type { CheckoutLine } from './checkout-sum';
import { describeChanges } from './line-changes';
import { useAddresses } from './use-addresses';
import { hasFocus, useFocusAfterRender } from './use-focus-after-render';
import { useFreshCheckout } from './use-fresh-checkout';

const ADD_ID = 'add-new-address';

export function AddressScreen({ lines, addresses: loaded }: CheckoutData) {
  const checkout = parseCheckoutState(useSearchParams()[0]);
  const { addresses, leaving, readAgain, remove } = useAddresses(loaded);
  const navigate = useNavigate();
  const focusNext = useFocusAfterRender();
  const { chosen, choose } = useChosenAddress(checkout);
  const isChosen = addresses.some(({ addressId }) => addressId === chosen);
  useOnlyAddress(addresses, checkout, choose);
  useFreshCheckout(checkout);
  const { changes, dismissChanges } = useLineChanges(lines);
  const form = useAddressForm({
    onSaved: async (addressId) => {
      await readAgain();
      // A new address is selected. An edited one does not replace the selected one.
      if (!addresses.some((address) => address.addressId === addressId) || !isChosen) choose(addressId);
    },
    onGone: readAgain,
  });

  const deleteAddress = (address: Address) =>
    remove(address, {
      whenGone: () => {
        if (address.addressId === chosen) choose(undefined);
        const card = document.getElementById(deliverHereId(address.addressId))?.closest('li');
        if (!card || !hasFocus(card)) return;
        const neighbour = card.nextElementSibling ?? card.previousElementSibling;
        focusNext(neighbour?.querySelector('input')?.id ?? ADD_ID);
      },
      whenBack: (addressId) => {
        if (address.addressId === chosen) choose(addressId);
      },
    });

  return (
    <CheckoutGate checkout={checkout} lines={lines}>
      <CheckoutFrame
        step="addAddress"
        checkout={checkout}
        title={words.address}
        lines={lines}
        note={<ChangesNote changes={changes} onDismiss={dismissChanges} />}
        action={
          <Button
            look="primary"
            className="min-h-13 min-w-[min(100%,--spacing(40))] text-base max-sm:grow"
            disabled={!isChosen}
            onClick={() => chosen && navigate(checkoutPath('payment', { ...checkout, address: chosen }))}
          >
            {words.proceedToPay}
          </Button>
        }
      >
        {addresses.length === 0 ? (
          <p className="border-t-2 border-ink py-6 text-(--soft)">{words.noAddressSaved}</p>
        ) : (
          <ul aria-label={words.savedAddresses} className="border-t-2 border-ink">
            {addresses.map((address) => (
              <AddressCard
                key={address.addressId}
                address={address}
                isChosen={address.addressId === chosen}
                isLeaving={address.addressId === leaving}
                onChoose={(wanted) => choose(wanted ? address.addressId : undefined)}
                onEdit={() => void form.open(address)}
                onDelete={() => void deleteAddress(address)}
              />
            ))}
          </ul>
        )}
        <Button
          id={ADD_ID}
          look={addresses.length === 0 ? 'primary' : 'outline'}
          className="mt-5"
          onClick={async () => form.open(await startFromProfile(addresses.length === 0))}
        >
          <Plus aria-hidden="true" size={18} />
          <span>{words.addNewAddress}</span>
        </Button>
        {form.dialog}
      </CheckoutFrame>
    </CheckoutGate>
  );
}

/** Chooses the only address there is, once: it can be deselected. */
function useOnlyAddress(
  addresses: readonly Address[],
  checkout: CheckoutState,
  choose: (address: number) => void,
): void {
  const [only, ...others] = addresses;
  const isOpen = useRef(checkout.address === undefined && only !== undefined && others.length === 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the screen opens
  useEffect(() => {
    if (isOpen.current && only) choose(only.addressId);
    isOpen.current = false;
  }, []);
}

/** Without the profile the form is empty. The address of the sign-up is offered as the first one. */
async function startFromProfile(isFirst: boolean): Promise<AddressStart> {
  try {
    const { name, email, phone, address } = await readCached('user/profile');
    return { name, email, phone, ...(isFirst && { address }) };
  } catch {
    return {};
  }
}

interface AddressFormOptions {
  /** Called after the dialog has closed, with the address that was saved. */
  onSaved: (addressId: number) => Promise<void>;
  /** Called when the edited address no longer exists. */
  onGone: () => Promise<void>;
}

/** The dialog in which an address is added or edited. */
function useAddressForm({ onSaved, onGone }: AddressFormOptions) {
  const [isOpen, setOpen] = useState(false);
  const [start, setStart] = useState<AddressStart>({});
  const fail = useFailure();
  const { loaded: AddressDialog, ensureLoaded } = useLazy(async () => {
    const [{ AddressDialog }, { loadSchema }] = await Promise.all([
      import('./address-dialog'),
      import('./address-form'),
    ]);
    // The form is also checked without a network.
    await loadSchema().catch(() => {});
    return AddressDialog;
  });
  // Read ahead for the form.
  useEffect(() => void readCached('user/profile').catch(() => {}), []);

  return {
    open: async (from: AddressStart) => {
      setStart(from);
      setOpen(await ensureLoaded());
    },
    dialog: AddressDialog && (
      <AddressDialog
        start={start}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onFailure={(error) => {
          if (!(error instanceof ApiError)) return;
          if (error.status === 401) fail(error);
          if (error.status === 404) void onGone();
        }}
        onSaved={async ({ status, addressId }) => {
          setOpen(false);
          toast.success(status);
          await onSaved(addressId);
        }}
      />
    ),
  };
}

/** The delivery address. It is in the page's address, so that a reload keeps it (D31). */
function useChosenAddress(checkout: CheckoutState) {
  const navigate = useNavigate();
  // Shown at once; the page's address follows.
  const [chosen, setChosen] = useState(checkout.address);
  const [base, setBase] = useState(checkout.address);
  if (base !== checkout.address) {
    setBase(checkout.address);
    setChosen(checkout.address);
  }

  function choose(address: number | undefined): void {
    setChosen(address);
    const { address: _former, ...source } = checkout;
    const next = address === undefined ? source : { ...source, address };
    void navigate(checkoutPath('addAddress', next), { replace: true, preventScrollReset: true });
  }

  return { chosen, choose };
}

/** The changes of the lines each time they are read again, for steps that do not change them. */
function useLineChanges(loaded: readonly CheckoutLine[]) {
  const [base, setBase] = useState(loaded);
  const [changes, setChanges] = useState<string[]>([]);
  if (base !== loaded) {
    const found = describeChanges(base, loaded);
    setBase(loaded);
    if (found.length > 0) setChanges(found);
  }
  return { changes, dismissChanges: () => setChanges([]) };
}
