import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as words from '#words/second-step';
import { TextField } from '../../ui/field';

/** No message while a code is typed for the first time, only after it was sent. */
const keepQuiet = (event: FormEvent) => event.stopPropagation();

/** The code that the sign-in of staff may ask for after the password: of an app, or a recovery code. */
export function SecondStep({ error }: { error: string | undefined }) {
  const [isRecovery, setRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the kind of code moves the focus too
  useEffect(() => field.current?.focus(), [isRecovery]);
  return (
    <div className="grid gap-2" onChange={error ? undefined : keepQuiet}>
      <TextField
        key={String(isRecovery)}
        ref={field}
        label={isRecovery ? words.recoveryCode : words.code}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        inputMode={isRecovery ? 'text' : 'numeric'}
        spellCheck={false}
        hint={isRecovery ? `${words.recoveryHint}. ${words.noneLeft}` : words.codeHint}
        error={error}
      />
      <button
        type="button"
        className="inline-flex min-h-11 items-center justify-self-start text-sm font-semibold underline underline-offset-4"
        onClick={() => setRecovery(!isRecovery)}
      >
        {isRecovery ? words.useApp : words.useRecovery}
      </button>
    </div>
  );
}
