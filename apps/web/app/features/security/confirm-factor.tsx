import type { StartedFactor } from '@namma/contract/auth/second-factor-schemas';
import * as words from '#words/security';
import { api } from '../../lib/api/api';
import { useForm } from '../../lib/forms/use-form';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { QrPicture } from '../../ui/qr-picture';

const loadSchema = async () =>
  (await import('@namma/contract/auth/second-factor-schemas')).factorConfirmation;

interface ConfirmFactorProps {
  started: StartedFactor;
  onConfirmed: (recoveryCodes: readonly string[]) => Promise<void>;
  onCancel: () => void;
}

/** The key for the app, by its camera or by hand, and the first code that the app shows. */
export function ConfirmFactor({ started, onConfirmed, onCancel }: ConfirmFactorProps) {
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    submit: async (body) => onConfirmed((await api('user/confirmFactor', { body })).recoveryCodes),
  });
  const groups = started.secret.match(/.{1,4}/g) ?? [];
  return (
    <>
      <p className="max-w-text text-sm">{words.scan}</p>
      <QrPicture
        qr={started.qr}
        label={words.qrLabel}
        className="mt-4 w-56 max-w-full rounded-sm border border-(--line)"
      />
      <p className="mt-4 text-sm text-(--soft)">{words.byHand}</p>
      <p translate="no" className="figures max-w-text font-semibold wrap-anywhere">
        {groups.join(' ')}
      </p>
      <form {...formProps} method="post" className="mt-5 grid max-w-120 gap-5">
        <TextField
          label={words.code}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          hint={words.codeHint}
          error={errors.code}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="solid" isBusy={isBusy}>
            {words.switchOn}
          </Button>
          <Button look="outline" onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </>
  );
}
