import { DRAWER_NOTE_MAX_CHARACTERS } from '@namma/contract/drawers/rules';
import { centerLabel } from '@namma/contract/messages/centers';
import { formatPaise, textOfPaise } from '@namma/contract/money';
import { adminLogin } from '@namma/contract/paths';
import type { Center } from '@namma/contract/values/centers';
import { useRef, useState } from 'react';
import { parsePaise } from '../../../admin/money/amount';
import { api } from '../../../lib/api/api';
import { sendWithKey } from '../../../lib/api/idempotency-key';
import { useFailure } from '../../../lib/api/use-failure';
import { useOutcome } from '../../../lib/api/use-outcome';
import { useForm } from '../../../lib/forms/use-form';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { Price } from '../../../ui/price';
import { toast } from '../../../ui/toast';
import { Denominations } from './denominations';

const loadSchemas = () => import('@namma/contract/drawers/schemas');

/** Parses an amount in rupees; undefined when invalid. */
const rupeesOf = (value: unknown): number | undefined => {
  const paise = parsePaise(String(value ?? ''));
  return paise === undefined ? undefined : paise / 100;
};

const amountField = { inputMode: 'decimal', autoComplete: 'off', required: true } as const;

interface FormProps {
  center: Center;
  onDone: () => void;
}

/** Opens a drawer with its float. */
export function OpenForm({ center, onDone }: FormProps) {
  const say = useOutcome(adminLogin);
  const field = useRef<HTMLInputElement>(null);
  const { formProps, errors, isBusy } = useForm({
    schema: async () => (await loadSchemas()).drawerOpening,
    prepare: ({ floatRupees }) => ({ center, floatRupees: rupeesOf(floatRupees) }),
    submit: async (body) => {
      if (await say(api('drawers/open', { body }))) onDone();
    },
  });
  return (
    <form {...formProps} method="post" aria-label="Open the drawer" className="grid max-w-md gap-4">
      <p>{`No drawer is open at ${centerLabel(center)}. Cash that is received now is listed outside a drawer.`}</p>
      <TextField
        {...amountField}
        ref={field}
        label="Float"
        name="floatRupees"
        hint="The cash in the drawer before the first sale"
        error={errors.floatRupees}
      />
      <Denominations onSum={(rupees) => fill(field.current, rupees)} />
      <Button type="submit" look="primary" isBusy={isBusy}>
        Open drawer
      </Button>
    </form>
  );
}

/** Types a sum into a field. */
function fill(field: HTMLInputElement | null, rupees: number): void {
  if (field) field.value = textOfPaise(rupees * 100);
}

/** Records cash that leaves the drawer. */
export function PayOutForm({ center, onDone }: FormProps) {
  const say = useOutcome(adminLogin);
  const form = useRef<HTMLFormElement>(null);
  const { formProps, errors, isBusy } = useForm({
    schema: async () => (await loadSchemas()).drawerPayOut,
    prepare: ({ amountRupees, ...values }) => ({ ...values, center, amountRupees: rupeesOf(amountRupees) }),
    submit: async (body) => {
      const sent = sendWithKey(`pay out ${JSON.stringify(body)}`, (headers) =>
        api('drawers/payOut', { body, headers }),
      );
      if (!(await say(sent))) return;
      form.current?.reset();
      onDone();
    },
  });
  return (
    <form {...formProps} ref={form} method="post" aria-label="Pay out" className="grid content-start gap-4">
      <h2 className="heading text-lg">Pay out</h2>
      <TextField {...amountField} label="Amount" name="amountRupees" error={errors.amountRupees} />
      <TextField
        label="Reason"
        name="reason"
        required
        autoComplete="off"
        maxLength={DRAWER_NOTE_MAX_CHARACTERS}
        error={errors.reason}
      />
      <Button type="submit" look="outline" isBusy={isBusy}>
        Pay out
      </Button>
    </form>
  );
}

export interface Closed {
  expectedPaise: number;
  countedPaise: number;
  differencePaise: number;
}

interface CloseFormProps {
  center: Center;
  drawerId: number;
  onClosed: (closed: Closed) => void;
}

/** Closes the drawer by a blind count: the expected amount is shown afterwards. */
export function CloseForm({ center, drawerId, onClosed }: CloseFormProps) {
  const fail = useFailure(adminLogin);
  const field = useRef<HTMLInputElement>(null);
  const [isSure, setSure] = useState(false);
  const { formProps, errors, isBusy } = useForm({
    schema: async () => (await loadSchemas()).drawerClosing,
    prepare: ({ countedRupees, note }) => ({
      center,
      drawerId,
      countedRupees: rupeesOf(countedRupees),
      ...(note && { note }),
    }),
    submit: async (body) => {
      if (!isSure) return setSure(true);
      try {
        const { status, ...closed } = await api('drawers/close', { body });
        toast.success(status);
        onClosed(closed);
      } catch (error) {
        fail(error);
      }
    },
  });
  return (
    <form
      {...formProps}
      method="post"
      aria-label="Close the drawer"
      className="grid content-start gap-4"
      onChange={(event) => {
        formProps.onChange?.(event);
        setSure(false);
      }}
    >
      <h2 className="heading text-lg">Close the drawer</h2>
      <TextField
        {...amountField}
        ref={field}
        label="Counted cash"
        name="countedRupees"
        hint="All cash in the drawer, with the float"
        error={errors.countedRupees}
      />
      <Denominations onSum={(rupees) => fill(field.current, rupees)} />
      <TextField
        label="Note"
        name="note"
        autoComplete="off"
        maxLength={DRAWER_NOTE_MAX_CHARACTERS}
        error={errors.note}
      />
      {isSure && <p role="status">A closed drawer cannot be changed. Is the count complete?</p>}
      <Button type="submit" look="primary" isBusy={isBusy}>
        {isSure ? 'Yes, close it' : 'Close drawer'}
      </Button>
    </form>
  );
}

/** Result of closing the drawer. */
export function CloseResult({ expectedPaise, countedPaise, differencePaise }: Closed) {
  const rows = [
    ['Expected', formatPaise(expectedPaise)],
    ['Counted', formatPaise(countedPaise)],
    [
      'Difference',
      differencePaise === 0
        ? 'None'
        : `${formatPaise(Math.abs(differencePaise))} ${differencePaise < 0 ? 'short' : 'over'}`,
    ],
  ] as const;
  return (
    <section
      role="status"
      aria-label="Drawer closed"
      className="max-w-md border-l-4 border-ink bg-paper-sunken p-4"
    >
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        {rows.map(([term, value]) => (
          <div key={term} className="contents">
            <dt>{term}</dt>
            <dd className="text-right">
              <Price className="font-semibold">{value}</Price>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
