import { genders } from '@namma/contract/business';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import { PhoneField } from '../../ui/digits-field';
import { SelectField, TextField } from '../../ui/field';
import { Options } from '../../ui/options';

type Errors = Partial<Record<string, string>>;

interface NameAndPhoneProps {
  /** Text from the counter's search field: a name or a phone number. */
  typed: string;
  errors: Errors;
  nameField?: RefObject<HTMLInputElement | null>;
  onPhoneInput?: () => void;
}

/** Required fields of a person. */
export function NameAndPhone({ typed, errors, nameField, onPhoneInput }: NameAndPhoneProps) {
  const isPhone = /^\d{10}$/.test(typed);
  return (
    <>
      <TextField
        ref={nameField}
        label="Name"
        name="name"
        autoComplete="off"
        required
        defaultValue={isPhone ? '' : typed}
        error={errors.name}
      />
      <PhoneField
        required
        defaultValue={isPhone ? typed : ''}
        hint="10 digits, without +91"
        error={errors.phone}
        onInput={onPhoneInput}
      />
    </>
  );
}

interface MoreOfPersonProps {
  errors: Errors;
  /** Added to each label where nothing else marks the fields as optional. */
  optional?: string;
  emailHint?: string;
}

/** Optional fields of a person. */
export const MoreOfPerson = ({ errors, optional = '', emailHint }: MoreOfPersonProps) => (
  <>
    <SelectField label={`Gender${optional}`} name="gender" error={errors.gender}>
      <option value="">Not given</option>
      <Options of={genders} />
    </SelectField>
    <TextField label={`Date of birth${optional}`} name="DOB" type="date" error={errors.DOB} />
    <TextField
      label={`Email${optional}`}
      name="email"
      type="email"
      autoComplete="off"
      autoCapitalize="none"
      hint={emailHint}
      className="sm:col-span-2"
      error={errors.email}
    />
  </>
);

interface PhoneKnownProps {
  known: { name: string; phone: string };
  /** Label of the button that picks the existing person. */
  sameLabel: string;
  isBusy: boolean;
  onSame: () => void;
  onAnother: () => void;
}

/** Families share phones, and people forget that they have an account. */
export function PhoneKnown({
  known: { name, phone },
  sameLabel,
  isBusy,
  onSame,
  onAnother,
}: PhoneKnownProps) {
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => first.current?.focus(), []);
  return (
    <div role="alert" className="grid gap-3 border-l-4 border-signal bg-signal-wash p-4 sm:col-span-2">
      <p>{`${name} already has the phone number ${phone}. Is it the same person?`}</p>
      <div className="flex flex-wrap gap-3">
        <Button ref={first} look="solid" onClick={onSame}>
          {sameLabel}
        </Button>
        <Button look="outline" isBusy={isBusy} onClick={onAnother}>
          Another person
        </Button>
      </div>
    </div>
  );
}
