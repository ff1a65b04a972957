import { genders } from '@namma/contract/business';
import type { Center } from '@namma/contract/centers/rules';
import type { ClaimLinkReply, NewMember } from '@namma/contract/members/schemas';
import { useLayoutEffect, useRef, useState } from 'react';
import { api } from '../../lib/api/api';
import { ApiError } from '../../lib/api/api-error';
import { sendWithKey } from '../../lib/api/idempotency-key';
import { refuseTooYoung } from '../../lib/forms/form-rules';
import { useForm } from '../../lib/forms/use-form';
import { invalidate } from '../../lib/loading/read-cache';
import { Button } from '../../ui/button';
import { PhoneField } from '../../ui/digits-field';
import { SelectField, TextField } from '../../ui/field';
import { FormButtons } from '../../ui/form-buttons';

const loadSchema = async () => (await import('@namma/contract/members/schemas')).newMember;

const rules = { DOB: (day?: string) => (day ? refuseTooYoung(day) : undefined) };

/** Somebody at the counter. */
export interface Added {
  userId: number;
  name: string;
  phone: string;
}

interface NewMemberFormProps {
  center: Center | undefined;
  /** What stood in the field of the counter. */
  typed: string;
  onAdded: (person: Added, link: ClaimLinkReply) => void;
  /** The phone is that of a member, who is meant. */
  onOpen: (person: Added) => void;
  onCancel: () => void;
}

/** Adds somebody who stands at the counter (D78). */
export function NewMemberForm({ center, typed, onAdded, onOpen, onCancel }: NewMemberFormProps) {
  const [known, setKnown] = useState<Added>();
  const isAnother = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const isPhone = /^\d{10}$/.test(typed);
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: (values) => ({
      ...Object.fromEntries(Object.entries(values).filter(([name, value]) => isNeeded(name) || value !== '')),
      ...(center && { center }),
      ...(isAnother.current && { isAnother: true }),
    }),
    rules,
    submit: async (body: NewMember) => {
      try {
        const link = await sendWithKey(`member ${JSON.stringify(body)}`, (headers) =>
          api('members/add', { body, headers }),
        );
        invalidate('admin/');
        onAdded({ userId: link.userId, name: body.name, phone: body.phone }, link);
      } catch (error) {
        const { code, userId, name } = error instanceof ApiError ? error.details : {};
        if (code !== 'phoneKnown' || userId === undefined || name === undefined) throw error;
        setKnown({ userId, name, phone: body.phone });
      } finally {
        isAnother.current = false;
      }
    },
  });
  return (
    <form
      {...formProps}
      ref={form}
      method="post"
      className="grid gap-x-4 gap-y-5 sm:grid-cols-2"
      // Another phone is asked about anew.
      onInput={() => {
        isAnother.current = false;
        setKnown(undefined);
      }}
    >
      <TextField
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
      />
      {known && (
        <PhoneKnown
          known={known}
          isBusy={isBusy}
          onOpen={() => onOpen(known)}
          onAnother={() => {
            isAnother.current = true;
            form.current?.requestSubmit();
          }}
        />
      )}
      <SelectField label="Gender (optional)" name="gender" error={errors.gender}>
        <option value="">Not given</option>
        {genders.map((gender) => (
          <option key={gender} value={gender}>
            {gender}
          </option>
        ))}
      </SelectField>
      <TextField label="Date of birth (optional)" name="DOB" type="date" error={errors.DOB} />
      <TextField
        label="Email (optional)"
        name="email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        hint="The member sets it, with a password, on their own phone."
        className="sm:col-span-2"
        error={errors.email}
      />
      <div className="sm:col-span-2">
        <FormButtons submitLabel="Add member" isBusy={isBusy} onCancel={onCancel} />
      </div>
    </form>
  );
}

/** What is left empty of the others is not sent. */
const isNeeded = (name: string): boolean => name === 'name' || name === 'phone';

interface PhoneKnownProps {
  known: Added;
  isBusy: boolean;
  onOpen: () => void;
  onAnother: () => void;
}

/** Families share phones, and people forget that they have an account. */
function PhoneKnown({ known: { name, phone }, isBusy, onOpen, onAnother }: PhoneKnownProps) {
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => first.current?.focus(), []);
  return (
    <div role="alert" className="grid gap-3 border-l-4 border-signal bg-signal-wash p-4 sm:col-span-2">
      <p>{`${name} has the phone number ${phone} already. Is it the same person?`}</p>
      <div className="flex flex-wrap gap-3">
        <Button ref={first} look="solid" onClick={onOpen}>
          {`Open ${name}`}
        </Button>
        <Button look="outline" isBusy={isBusy} onClick={onAnother}>
          Another person
        </Button>
      </div>
    </div>
  );
}
