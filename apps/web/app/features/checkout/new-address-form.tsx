import { addressTypes, DEFAULT_STATE } from '@namma/contract/orders';
import { api } from '../../lib/api';
import { useForm } from '../../lib/use-form';
import { Button } from '../../ui/button';
import { DigitsField, PhoneField } from '../../ui/digits-field';
import { TextAreaField, TextField } from '../../ui/field';

const loadSchema = async () => (await import('@namma/contract/schemas/cart')).newAddress;

const typeLabels = { home: 'Home', work: 'Work' } as const;

interface NewAddressFormProps {
  onSaved: (status: string) => Promise<void>;
  /** Told of a failure before it is shown, for what the form itself cannot mend. */
  onFailure: (error: unknown) => void;
}

export function NewAddressForm({ onSaved, onFailure }: NewAddressFormProps) {
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    submit: async (address) => {
      const { status } = await api('cart/addAddress', { body: address }).catch((error: unknown) => {
        onFailure(error);
        throw error;
      });
      await onSaved(status);
    },
  });
  return (
    <form {...formProps} method="post" className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField label="Name" name="name" autoComplete="name" error={errors.name} />
      <TextField label="Email" name="email" type="email" autoComplete="email" error={errors.email} />
      <PhoneField error={errors.phone} />
      <DigitsField label="Pincode" name="pincode" autoComplete="postal-code" error={errors.pincode} />
      <TextAreaField
        label="Address"
        name="address"
        rows={2}
        autoComplete="street-address"
        className="sm:col-span-2"
        error={errors.address}
      />
      <TextField label="Town" name="town" autoComplete="address-level2" error={errors.town} />
      <TextField label="District" name="district" autoComplete="off" error={errors.district} />
      <TextField label="State" name="state" value={DEFAULT_STATE} readOnly error={errors.state} />
      <fieldset className="grid content-start gap-1.5">
        <legend className="text-sm font-semibold">Address type</legend>
        <div className="flex min-h-12 flex-wrap items-center gap-x-6">
          {addressTypes.map((type, index) => (
            <label key={type} className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm">
              <input
                type="radio"
                name="addresstype"
                value={type}
                defaultChecked={index === 0}
                className="size-5"
              />
              {typeLabels[type]}
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" look="primary" isBusy={isBusy} className="min-h-13 text-base sm:col-span-2">
        Save address
      </Button>
    </form>
  );
}
