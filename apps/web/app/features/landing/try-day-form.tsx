import { PASS_DAYS_AHEAD } from '@namma/contract/business';
import { addDays, gymDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { openCenters } from '@namma/contract/values/centers';
import { useLayoutEffect, useRef, useState } from 'react';
import * as words from '#words/try-day';
import { api } from '../../lib/api/api';
import { useForm } from '../../lib/forms/use-form';
import { Button } from '../../ui/button';
import { PhoneField } from '../../ui/digits-field';
import { SelectField, TextField } from '../../ui/field';
import { Options } from '../../ui/options';

const loadSchema = async () => (await import('@namma/contract/passes/schemas')).passRequest;

/** Requests a trial day. After sending, a message replaces the form. */
export function TryDayForm() {
  const first = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<string>();
  const today = gymDay(new Date());
  useLayoutEffect(() => {
    const field = first.current?.elements.namedItem('name');
    if (field instanceof HTMLElement) field.focus();
  }, []);
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    submit: async (body) => setAnswer((await api('passes/request', { body })).status),
  });
  if (answer !== undefined)
    return (
      <p role="status" className="rounded-md bg-lime p-5 font-semibold text-ink">
        {answer}
      </p>
    );
  return (
    <form
      {...formProps}
      ref={first}
      method="post"
      aria-labelledby="try-title"
      className="grid gap-5 sm:grid-cols-2"
    >
      <TextField label={words.name} name="name" autoComplete="name" required error={errors.name} />
      <PhoneField required hint={words.phoneHint} error={errors.phone} />
      <SelectField label={words.center} name="center" required defaultValue="" error={errors.center}>
        <option value="" disabled>
          {words.chooseCenter}
        </option>
        <Options of={openCenters()} label={centerLabel} />
      </SelectField>
      <TextField
        label={words.when}
        name="day"
        type="date"
        min={today}
        max={addDays(today, PASS_DAYS_AHEAD)}
        required
        error={errors.day}
      />
      <Button
        type="submit"
        look="primary"
        isBusy={isBusy}
        className="min-h-13 sm:col-span-2 sm:justify-self-start sm:px-10"
      >
        {isBusy ? words.sending : words.send}
      </Button>
    </form>
  );
}
