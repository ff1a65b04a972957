import { addressTypes, DEFAULT_STATE } from '@namma/contract/addresses/rules';
import type { Address } from '@namma/contract/cart/schemas';
import * as words from '#words/checkout';
import { DigitsField, PhoneField } from '../ui/digits-field';
import { TextAreaField, TextField } from '../ui/field';
import { fillPlace } from './pincode-places';

/** The initial values: the address that is edited, or the member's profile. */
export type AddressStart = Partial<Omit<Address, 'state'>>;

const typeLabels = { home: words.home, work: words.work } as const;

interface AddressFieldsProps {
  start: AddressStart;
  errors: Partial<Record<string, string>>;
  emailHint?: string;
}

/** The fields of an address, for a form of two columns. */
export const AddressFields = ({ start, errors, emailHint }: AddressFieldsProps) => (
  <>
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
      hint={emailHint}
      error={errors.email}
    />
    <PhoneField defaultValue={start.phone} error={errors.phone} />
    <DigitsField
      label={words.pincode}
      name="pincode"
      defaultValue={start.pincode}
      autoComplete="postal-code"
      onChange={({ currentTarget }) => fillPlace(currentTarget)}
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
  </>
);
