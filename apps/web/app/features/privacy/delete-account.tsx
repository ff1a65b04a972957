import { formatDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import * as paths from '@namma/contract/paths';
import type { AccountDeletion, LostMembership } from '@namma/contract/privacy/schemas';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as words from '#words/privacy';
import { api } from '../../lib/api/api';
import { ApiError, sentenceOf } from '../../lib/api/api-error';
import { clearDraft } from '../../lib/forms/draft';
import { useMemberForm } from '../../lib/forms/use-member-form';
import { endSession } from '../../lib/session/session-changes';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { PasswordField } from '../../ui/password-field';
import { toast } from '../../ui/toast';
import { useOneAtATime } from '../../ui/use-one-at-a-time';

const loadSchema = async () => (await import('@namma/contract/privacy/schemas')).accountDeletion;

/** Asks for the password, and once more when a paid membership would be lost. */
export function DeleteAccount({ email }: { email: string }) {
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState('');
  const [asked, setAsked] = useState<{ password: string; lost: readonly LostMembership[] }>();
  const button = useRef<HTMLButtonElement>(null);

  async function remove(body: AccountDeletion) {
    const { status } = await api('privacy/deleteAccount', { body });
    endSession();
    clearDraft();
    toast.success(status);
    await navigate(paths.home, { replace: true });
  }

  const { formProps, errors, isBusy } = useMemberForm(paths.profileMyData, {
    schema: loadSchema,
    submit: async ({ password }) => {
      setRefusal('');
      try {
        await remove({ password });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 409)) throw error;
        const { lost } = error.details;
        if (lost) setAsked({ password, lost });
        else setRefusal(error.message);
      }
    },
  });

  const [confirm, isConfirming] = useOneAtATime(async () => {
    if (!asked) return;
    try {
      await remove({ password: asked.password, isSure: true });
    } catch (error) {
      setAsked(undefined);
      setRefusal(sentenceOf(error));
    }
  });

  return (
    <>
      <p className="max-w-text font-semibold">{words.deleteLead}</p>
      <ul className="mt-3 grid max-w-text list-disc gap-2 pl-5 text-sm text-(--soft)">
        {words.deleteEffects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <form {...formProps} className="mt-6 grid max-w-120 gap-5">
        {/* For password managers. */}
        <input type="email" autoComplete="username" readOnly hidden value={email} />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          error={errors.password}
        />
        <p role="alert" className="text-sm text-(--alert) empty:hidden">
          {refusal}
        </p>
        <Button
          ref={button}
          type="submit"
          look="danger"
          isBusy={isBusy}
          className="w-full sm:w-auto sm:justify-self-start"
        >
          {words.deleteButton}
        </Button>
      </form>
      <ConfirmDialog
        isOpen={asked !== undefined}
        isBusy={isConfirming}
        title={words.losesTitle}
        description={words.losesLead}
        confirmLabel={words.deleteAnyway}
        closeLabel={words.keepAccount}
        isSafeFirst
        focusAfter={button}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(undefined)}
      >
        <ul className="mb-6 grid gap-2">
          {asked?.lost.map(({ type, center, endDate }) => (
            <li key={`${type} ${endDate}`} className="font-semibold">
              {words.losesRow(type, centerLabel(center), formatDay(endDate))}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  );
}
