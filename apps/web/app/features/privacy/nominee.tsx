import { profileMyData } from '@namma/contract/paths';
import type { OwnData } from '@namma/contract/privacy/personal-data';
import { NOMINEE_RELATION_MAX_CHARACTERS } from '@namma/contract/privacy/rules';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as words from '#words/privacy';
import { api } from '../../lib/api/api';
import { ApiError } from '../../lib/api/api-error';
import { useOutcome } from '../../lib/api/use-outcome';
import { useMemberForm } from '../../lib/forms/use-member-form';
import { Button, buttonClass } from '../../ui/button';
import { ConfirmButton } from '../../ui/confirm-button';
import { PhoneField } from '../../ui/digits-field';
import { TextField } from '../../ui/field';
import { toast } from '../../ui/toast';

const loadSchema = async () => (await import('@namma/contract/privacy/schemas')).nomineeForm;

/** The nominee as in the export. */
interface StoredNominee {
  nomineeId: number;
  name: string;
  relation: string;
  phone: string | null;
  email: string | null;
}

/** Nominee of the member: add, change, remove. */
export function Nominee({ data }: { data: OwnData }) {
  const stored = data.nominee[0] as StoredNominee | undefined;
  // Removed: the fields are empty again.
  const [removals, setRemovals] = useState(0);
  const state = useRef<HTMLParagraphElement>(null);
  const { revalidate } = useRevalidator();
  const say = useOutcome();

  async function remove() {
    if (await say(api('privacy/removeNominee', { body: { seen: stored?.nomineeId ?? 0 } })))
      setRemovals((before) => before + 1);
    await revalidate();
  }

  return (
    <div className="max-w-text">
      <p className="text-sm text-(--soft)">{words.nomineeLead}</p>
      <p ref={state} tabIndex={-1} className="mt-3 font-semibold wrap-anywhere outline-none">
        {stored ? words.nomineeIs(stored.name, stored.relation) : words.nomineeNone}
      </p>
      <NomineeForm key={removals} stored={stored} />
      {stored && (
        <ConfirmButton
          title={words.nomineeRemoveQuestion}
          description={words.nomineeRemoveEffect}
          confirmLabel={words.nomineeRemove}
          focusAfter={state}
          className={buttonClass('quiet', 'mt-3')}
          onConfirm={remove}
        >
          {words.nomineeRemove}
        </ConfirmButton>
      )}
    </div>
  );
}

/** Keeps typed values when another window has changed the nominee, and shows the current one above. */
function NomineeForm({ stored }: { stored: StoredNominee | undefined }) {
  const { revalidate } = useRevalidator();
  const { formProps, errors, isBusy } = useMemberForm(profileMyData, {
    schema: loadSchema,
    prepare: ({ phone, email, ...values }) => ({
      ...values,
      ...(phone !== '' && { phone }),
      ...(email !== '' && { email }),
      seen: stored?.nomineeId ?? 0,
    }),
    submit: async (body) => {
      try {
        const { status } = await api('privacy/setNominee', { body });
        toast.success(status);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) await revalidate();
        throw error;
      }
      await revalidate();
    },
  });
  return (
    <form {...formProps} className="mt-5 grid max-w-120 gap-5">
      <TextField
        label={words.nomineeName}
        name="name"
        autoComplete="off"
        defaultValue={stored?.name}
        error={errors.name}
      />
      <TextField
        label={words.nomineeRelation}
        name="relation"
        autoComplete="off"
        maxLength={NOMINEE_RELATION_MAX_CHARACTERS}
        defaultValue={stored?.relation}
        error={errors.relation}
      />
      <PhoneField defaultValue={stored?.phone ?? ''} hint={words.nomineeReach} error={errors.phone} />
      <TextField
        label={words.nomineeEmail}
        name="email"
        type="email"
        autoComplete="off"
        defaultValue={stored?.email ?? ''}
        error={errors.email}
      />
      <Button type="submit" isBusy={isBusy} className="w-full sm:w-auto sm:justify-self-start">
        {words.nomineeSave}
      </Button>
    </form>
  );
}
