import { useRef } from 'react';
import * as words from '#words/checkout';
import { useForm } from '../../../lib/forms/use-form';
import { useKeptForm } from '../../../lib/forms/use-kept-form';
import { AddressFields, type AddressStart } from '../../../shared/address-fields';
import { announceCartChange } from '../../../shared/cart-changes';
import { Button } from '../../../ui/button';
import { saveAddress } from './api';

export const loadSchema = async () => (await import('@namma/contract/cart/schemas')).newAddress;

interface Saved {
  status: string;
  addressId: number;
}

interface AddressFormProps {
  start: AddressStart;
  onSaved: (saved: Saved) => Promise<void>;
  /** Called with a failure before it is shown, for failures that the form cannot fix. */
  onFailure: (error: unknown) => void;
}

/** With an `addressId` in `start` it changes that address, otherwise it saves a new one. */
export function AddressForm({ start, onSaved, onFailure }: AddressFormProps) {
  /** A press while the dialog closes must not save the address once more. */
  const saved = useRef<Saved>(undefined);
  const { ref, keepUnlessSent } = useKeptForm(`address ${start.addressId ?? ''}`);
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    submit: async (address) => {
      saved.current ??= await keepUnlessSent(() => saveAddress(address, start.addressId)).catch(
        (error: unknown) => {
          onFailure(error);
          throw error;
        },
      );
      announceCartChange();
      await onSaved(saved.current);
    },
  });
  return (
    <form {...formProps} ref={ref} method="post" className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <AddressFields start={start} errors={errors} />
      <Button type="submit" look="primary" isBusy={isBusy} className="min-h-13 text-base sm:col-span-2">
        {words.saveAddress}
      </Button>
    </form>
  );
}
