import { PASS_DAYS_AHEAD } from '@namma/contract/business';
import { addDays, type Day } from '@namma/contract/days/dates';
import { formatPaise } from '@namma/contract/money';
import { type PassKind, passKinds } from '@namma/contract/passes/rules';
import type { OpenRequest, PassDay, PassSold } from '@namma/contract/passes/schemas';
import { type ReceiptMode, receiptModes, UTR_DIGITS } from '@namma/contract/payments/rules';
import type { Center } from '@namma/contract/values/centers';
import { useLayoutEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { modeLabels } from '../../../admin/money/mode-labels';
import { UtrField } from '../../../admin/money/utr-field';
import { CenterField } from '../../../admin/shell/centers';
import { useUndo } from '../../../admin/writes/use-undo';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';
import { sendWithKey } from '../../../lib/api/idempotency-key';
import { useForm } from '../../../lib/forms/use-form';
import { invalidate } from '../../../lib/loading/read-cache';
import { Button } from '../../../ui/button';
import { PhoneField } from '../../../ui/digits-field';
import { SelectField, TextField } from '../../../ui/field';
import { Options } from '../../../ui/options';
import { passKindLabels } from './pass-labels';

const loadSchema = async () => (await import('@namma/contract/passes/schemas')).passSale;

interface PassFormProps extends Pick<PassDay, 'pricePaise'> {
  center: Center | undefined;
  today: Day;
  /** Requesting person. */
  request: OpenRequest | undefined;
  onSold: (reply: PassSold) => void;
}

/** Gives out a trial or sells a day, by keys alone: fields in the order of the talk, Enter at the end. */
export function PassForm({ center, today, pricePaise, request, onSold }: PassFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { offerUndo } = useUndo();
  const { revalidate } = useRevalidator();
  const [kind, setKind] = useState<PassKind>(request?.obstacle ? 'day' : 'trial');
  const [mode, setMode] = useState<ReceiptMode>('cash');
  /** The message that the phone number has such a pass. */
  const [had, setHad] = useState<string>();
  const isAnother = useRef(false);
  const expectedPaise = pricePaise[kind];
  useLayoutEffect(() => {
    const field = form.current?.elements.namedItem(request ? 'kind' : 'name');
    if (field instanceof HTMLElement) field.focus();
  }, [request]);
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: ({ utr, mode, ...values }) => ({
      ...values,
      expectedPaise,
      ...(isAnother.current && { isAnother: true }),
      ...(expectedPaise > 0 && { mode, ...(mode === 'upi' && { utr }) }),
    }),
    submit: async (body) => {
      isAnother.current = false;
      const reply = await sendWithKey(`pass ${JSON.stringify(body)}`, (headers) =>
        api('passes/sell', { body, headers }),
      ).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.details.code !== 'dayPassHad') throw error;
        setHad(error.message);
      });
      if (!reply) return;
      invalidate('payments/', 'admin/');
      if (reply.activityId !== undefined)
        offerUndo(reply.status, reply.activityId, { onUndone: () => void revalidate() });
      onSold(reply);
    },
  });
  return (
    <form
      {...formProps}
      ref={form}
      method="post"
      aria-label="New pass"
      // Another phone or day is asked about anew.
      onInput={() => {
        isAnother.current = false;
        setHad(undefined);
      }}
      className="grid gap-x-4 gap-y-5 border border-(--line) p-5 sm:grid-cols-2"
    >
      <h2 className="heading text-xl sm:col-span-2">New pass</h2>
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        required
        defaultValue={request?.name}
        error={errors.name}
      />
      <PhoneField required defaultValue={request?.phone} hint="10 digits, without +91" error={errors.phone} />
      <SelectField
        label="Pass"
        name="kind"
        value={kind}
        onChange={({ currentTarget }) => {
          const chosen = passKinds.find((each) => each === currentTarget.value);
          if (chosen) setKind(chosen);
        }}
        error={errors.kind}
      >
        <Options
          of={passKinds}
          label={(each) =>
            `${passKindLabels[each]}, ${pricePaise[each] === 0 ? 'free' : formatPaise(pricePaise[each])}`
          }
        />
      </SelectField>
      <TextField
        label="Day"
        name="day"
        type="date"
        min={today}
        max={addDays(today, PASS_DAYS_AHEAD)}
        required
        defaultValue={request && request.day > today ? request.day : today}
        error={errors.day}
      />
      <CenterField
        required
        placeholder="Choose a center"
        defaultValue={request?.center ?? center ?? ''}
        error={errors.center}
      />
      {expectedPaise > 0 && (
        <SelectField
          label="Paid"
          name="mode"
          value={mode}
          onChange={({ currentTarget }) => {
            const chosen = receiptModes.find((each) => each === currentTarget.value);
            if (chosen) setMode(chosen);
          }}
          error={errors.mode}
        >
          <Options of={receiptModes} label={(each) => modeLabels[each]} />
        </SelectField>
      )}
      {expectedPaise > 0 && mode === 'upi' && (
        <UtrField of="payment" digits={UTR_DIGITS} error={errors.utr} />
      )}
      {request?.obstacle && (
        <p className="border-l-4 border-signal bg-signal-wash p-4 sm:col-span-2">{request.obstacle.text}</p>
      )}
      {had && (
        <div role="alert" className="grid gap-3 border-l-4 border-signal bg-signal-wash p-4 sm:col-span-2">
          <p>{had}</p>
          <div>
            <Button
              look="outline"
              isBusy={isBusy}
              onClick={() => {
                isAnother.current = true;
                form.current?.requestSubmit();
              }}
            >
              Sell another
            </Button>
          </div>
        </div>
      )}
      <Button type="submit" look="primary" isBusy={isBusy} className="min-h-13 sm:col-span-2">
        {expectedPaise === 0 ? 'Give out' : `Sell for ${formatPaise(expectedPaise)}`}
      </Button>
    </form>
  );
}
