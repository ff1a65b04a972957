import type { Address } from '@namma/contract/cart/schemas';
import { addressTypes, DEFAULT_STATE } from '@namma/contract/orders/rules';
import { useRef } from 'react';
import * as words from '#words/checkout';
import { useForm } from '../../../lib/forms/use-form';
import { useKeptForm } from '../../../lib/forms/use-kept-form';
import { announceCartChange } from '../../../lib/offline/cart-changes';
import { Button } from '../../../ui/button';
import { DigitsField, PhoneField } from '../../../ui/digits-field';
import { TextAreaField, TextField } from '../../../ui/field';
import { saveAddress } from './api';

export const loadSchema = async () => (await import('@namma/contract/cart/schemas')).newAddress;

/** The initial values: the address that is edited, or the member's profile. */
export type AddressStart = Partial<Omit<Address, 'state'>>;

const typeLabels = { home: words.home, work: words.work } as const;

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
      <TextField
        label={words.name}
        name="name"
        defaultValue={start.name}
        autoComplete="name"
        error={errors.name}
      />
      <TextField
        label={words.email}
        name="email"
        defaultValue={start.email}
        type="email"
        autoComplete="email"
        error={errors.email}
      />
      <PhoneField defaultValue={start.phone} error={errors.phone} />
      <DigitsField
        label={words.pincode}
        name="pincode"
        defaultValue={start.pincode}
        autoComplete="postal-code"
        error={errors.pincode}
      />
      <TextAreaField
        label={words.address}
        name="address"
        defaultValue={start.address}
        rows={2}
        autoComplete="street-address"
        className="sm:col-span-2"
        error={errors.address}
      />
      <TextField
        label={words.town}
        name="town"
        defaultValue={start.town}
        autoComplete="address-level2"
        error={errors.town}
      />
      <TextField
        label={words.district}
        name="district"
        defaultValue={start.district}
        autoComplete="off"
        error={errors.district}
      />
      <TextField label={words.state} name="state" value={DEFAULT_STATE} readOnly error={errors.state} />
      <fieldset className="grid content-start gap-1.5">
        <legend className="text-sm font-semibold">{words.addressType}</legend>
        <div className="flex min-h-12 flex-wrap items-center gap-x-6">
          {addressTypes.map((type) => (
            <label key={type} className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm">
              <input
                type="radio"
                name="addresstype"
                value={type}
                defaultChecked={type === (start.addressType ?? addressTypes[0])}
                className="size-5"
              />
              <span>{typeLabels[type]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" look="primary" isBusy={isBusy} className="min-h-13 text-base sm:col-span-2">
        {words.saveAddress}
      </Button>
    </form>
  );
}
