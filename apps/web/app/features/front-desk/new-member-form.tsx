import type { ClaimLinkReply } from '@namma/contract/members/schemas';
import type { NewMember } from '@namma/contract/users/schemas';
import type { Center } from '@namma/contract/values/centers';
import { useRef, useState } from 'react';
import { MoreOfPerson, NameAndPhone, PhoneKnown } from '../../admin/people/person-fields';
import { api } from '../../lib/api/api';
import { ApiError } from '../../lib/api/api-error';
import { sendWithKey } from '../../lib/api/idempotency-key';
import { refuseTooYoung } from '../../lib/forms/form-rules';
import { useForm } from '../../lib/forms/use-form';
import { invalidate } from '../../lib/loading/read-cache';
import { FormButtons } from '../../ui/form-buttons';

const loadSchema = async () => (await import('@namma/contract/users/schemas')).newMember;

const rules = { DOB: (day?: string) => (day ? refuseTooYoung(day) : undefined) };

/** A person at the counter. */
export interface Added {
  userId: number;
  name: string;
  phone: string;
}

interface NewMemberFormProps {
  center: Center | undefined;
  /** Text from the counter's search field. */
  typed: string;
  onAdded: (person: Added, link: ClaimLinkReply) => void;
  /** The phone is that of a member, who is meant. */
  onOpen: (person: Added) => void;
  onCancel: () => void;
}

/** Adds a person at the counter (D78). */
export function NewMemberForm({ center, typed, onAdded, onOpen, onCancel }: NewMemberFormProps) {
  const [known, setKnown] = useState<Added>();
  const isAnother = useRef(false);
  const form = useRef<HTMLFormElement>(null);
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
      <NameAndPhone typed={typed} errors={errors} />
      {known && (
        <PhoneKnown
          known={known}
          sameLabel={`Open ${known.name}`}
          isBusy={isBusy}
          onSame={() => onOpen(known)}
          onAnother={() => {
            isAnother.current = true;
            form.current?.requestSubmit();
          }}
        />
      )}
      <MoreOfPerson
        errors={errors}
        optional=" (optional)"
        emailHint="The member sets it with a password on their own phone."
      />
      <div className="sm:col-span-2">
        <FormButtons submitLabel="Add member" isBusy={isBusy} onCancel={onCancel} />
      </div>
    </form>
  );
}

/** Empty optional fields are not sent. */
const isNeeded = (name: string): boolean => name === 'name' || name === 'phone';
