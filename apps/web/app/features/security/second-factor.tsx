import { RECOVERY_CODES } from '@namma/contract/auth/second-factor';
import type { FactorState, StartedFactor } from '@namma/contract/auth/second-factor-schemas';
import { formatInstant } from '@namma/contract/days/dates';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as words from '#words/security';
import { api } from '../../lib/api/api';
import { useForm } from '../../lib/forms/use-form';
import { invalidate } from '../../lib/loading/read-cache';
import { ConfirmFactor } from './confirm-factor';
import { DropFactor } from './drop-factor';
import { PasswordCheckedForm } from './password-checked-form';
import { RecoveryCodes } from './recovery-codes';

type Step = { started: StartedFactor } | { recoveryCodes: readonly string[] } | 'none';

interface SecondFactorProps {
  email: string;
  factor: FactorState;
}

/** Switches the second factor on in three steps (password, first code, recovery codes), or off. */
export function SecondFactor({ email, factor: loaded }: SecondFactorProps) {
  const [factor, setFactor] = useState(loaded);
  const [step, setStep] = useState<Step>('none');
  const reload = async () => setFactor(await api('user/getFactor'));

  if (step !== 'none' && 'started' in step)
    return (
      <Arrived key="started">
        <ConfirmFactor
          started={step.started}
          onConfirmed={async (recoveryCodes) => {
            setStep({ recoveryCodes });
            // The admin side may have been closed until now.
            invalidate('user/profile', 'admin/');
            await reload();
          }}
          onCancel={() => setStep('none')}
        />
      </Arrived>
    );
  if (step !== 'none')
    return (
      <Arrived key="codes">
        <RecoveryCodes codes={step.recoveryCodes} email={email} onDone={() => setStep('none')} />
      </Arrived>
    );
  if (!factor.isOn)
    return (
      <>
        {factor.isDemanded && <p className="mb-2 max-w-text font-semibold">{words.factorNeeded}</p>}
        <p className="max-w-text text-sm text-(--soft)">{words.factorOff}</p>
        <StartFactor email={email} onStarted={(started) => setStep({ started })} />
      </>
    );
  const { confirmedAt, recoveryCodesLeft } = factor;
  return (
    <>
      <p className="font-semibold">{words.factorOn(formatInstant(confirmedAt ?? ''), recoveryCodesLeft)}</p>
      {recoveryCodesLeft <= RECOVERY_CODES / 4 && (
        <p className="mt-2 max-w-text text-sm text-(--alert)">{words.fewCodes}</p>
      )}
      <p className="mt-2 max-w-text text-sm text-(--soft)">
        <span>{words.lostPhone}</span>
        <code translate="no" className="mt-1 block wrap-anywhere">
          {`npm run admin -- reset-factor ${email}`}
        </code>
      </p>
      {factor.isDemanded ? (
        <p className="mt-6 max-w-text text-sm text-(--soft)">{words.factorStays}</p>
      ) : (
        <DropFactor email={email} onDropped={reload} />
      )}
    </>
  );
}

/** A step that took the place of the one with the focus: it gets the focus, and is read out. */
function Arrived({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => step.current?.focus(), []);
  return (
    <div ref={step} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}

const loadSchema = async () => (await import('@namma/contract/auth/second-factor-schemas')).factorStart;

interface StartFactorProps {
  email: string;
  onStarted: (started: StartedFactor) => void;
}

/** Asks for the password before a key is shown. */
function StartFactor({ email, onStarted }: StartFactorProps) {
  const form = useForm({
    schema: loadSchema,
    submit: async (body) => onStarted(await api('user/startFactor', { body })),
  });
  return <PasswordCheckedForm email={email} form={form} button={words.setUp} look="solid" />;
}
