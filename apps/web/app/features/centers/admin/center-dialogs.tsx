import type { Reply } from '@namma/contract/calls';
import type { AtCenter, CenterRow } from '@namma/contract/centers/schemas';
import { isDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { groupClassLabel } from '@namma/contract/messages/group-classes';
import { weekdayWords } from '@namma/contract/messages/weekdays';
import { adminMemberships } from '@namma/contract/paths';
import { formatPhone } from '@namma/contract/text/phone';
import { formatMinuteOfDay } from '@namma/contract/values/opening-hours';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { describeTime } from '../../../admin/time/describe-time';
import { useMailWords } from '../../../admin/writes/mail-state';
import { useAdminForm } from '../../../admin/writes/use-admin-form';
import { api } from '../../../lib/api/api';
import { useGymDay } from '../../../lib/loading/use-gym-day';
import { Dialog } from '../../../ui/dialog';
import { TextField } from '../../../ui/field';
import { FormButtons } from '../../../ui/form-buttons';
import { DayField } from './closure-frame';

const loadSchemas = () => import('@namma/contract/centers/schemas');

interface DialogProps {
  onClose: () => void;
  onDone: (reply: Reply<'centers/update'>) => Promise<void>;
}

/** Adds a center, or changes one. */
export const CenterDialog = ({
  isOpen,
  row,
  ...props
}: DialogProps & { isOpen: boolean; row: CenterRow | undefined }) => (
  <Dialog
    isOpen={isOpen}
    onClose={props.onClose}
    title={row ? `Edit ${row.label ?? row.center}` : 'Add a center'}
  >
    {isOpen && (row ? <EditForm key={row.center} row={row} {...props} /> : <AddForm {...props} />)}
  </Dialog>
);

type Values = Record<string, FormDataEntryValue>;

/** An empty field is not set. */
const detailsOf = ({ area, street, phone }: Values) => ({
  area: area || null,
  street: street || null,
  phone: phone || null,
});

function AddForm({ onClose, onDone }: DialogProps) {
  const { formProps, errors, isBusy } = useAdminForm({
    schema: async () => (await loadSchemas()).newCenter,
    prepare: ({ name, opensOn, ...values }) => ({
      name,
      ...detailsOf(values),
      ...(opensOn && { opensOn }),
    }),
    submit: async (body) => onDone(await api('centers/add', { body })),
  });
  const today = useGymDay();
  return (
    <form {...formProps} method="post" className="grid grid-cols-1 gap-5">
      <TextField
        label="Name"
        name="name"
        required
        autoComplete="off"
        hint="Shown in all languages."
        error={errors.name}
      />
      <Details row={undefined} errors={errors} />
      <DayField
        label="Opens on"
        name="opensOn"
        error={errors.opensOn}
        {...(today && { defaultValue: today })}
      />
      <FormButtons submitLabel="Add" isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}

function EditForm({ row, onClose, onDone }: DialogProps & { row: CenterRow }) {
  const { center, version } = row;
  const { formProps, errors, isBusy } = useAdminForm({
    schema: async () => (await loadSchemas()).centerChange,
    prepare: ({ label, ...values }) => ({ center, version, label: label || null, ...detailsOf(values) }),
    submit: async (body) => onDone(await api('centers/update', { body })),
  });
  return (
    <form {...formProps} method="post" className="grid grid-cols-1 gap-5">
      <TextField
        label="Label (optional)"
        name="label"
        autoComplete="off"
        defaultValue={row.label ?? ''}
        hint={`In all languages. If empty: ${center}.`}
        error={errors.label}
      />
      <Details row={row} errors={errors} />
      <FormButtons submitLabel="Save" isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}

const Details = ({ row, errors }: { row: CenterRow | undefined; errors: Record<string, string> }) => (
  <>
    <TextField
      label="Area (optional)"
      name="area"
      autoComplete="off"
      defaultValue={row?.area ?? ''}
      hint="The part of the city, for maps and search engines."
      error={errors.area}
    />
    <TextField
      label="Street (optional)"
      name="street"
      autoComplete="off"
      defaultValue={row?.street ?? ''}
      hint="If empty, visitors are asked to call."
      error={errors.street}
    />
    <TextField
      label="Own phone number (optional)"
      name="phone"
      type="tel"
      autoComplete="off"
      defaultValue={row?.phone ? formatPhone(row.phone) : ''}
      hint="If empty, the gym's phone number is shown."
      error={errors.phone}
    />
  </>
);

/** Closes a center for good, with what is there from that day on. */
export const ClosingDialog = ({ row, ...props }: DialogProps & { row: CenterRow | undefined }) => (
  <Dialog
    isOpen={row !== undefined}
    onClose={props.onClose}
    title={row ? `Close ${row.label ?? row.center} for good` : ''}
    description="From this day on nothing new is booked or sold there. It stays in lists and reports."
  >
    {row && <ClosingForm key={row.center} row={row} {...props} />}
  </Dialog>
);

function ClosingForm({ row: { center }, onClose, onDone }: DialogProps & { row: CenterRow }) {
  const mailWords = useMailWords();
  const [found, setFound] = useState<AtCenter>();
  const asked = useRef('');
  async function look(closesOn: string): Promise<void> {
    asked.current = closesOn;
    setFound(undefined);
    if (!isDay(closesOn)) return;
    // A hint only: errors are shown when the form is sent.
    const now = await api('centers/getAtClosing', { query: { center, closesOn } }).catch(() => undefined);
    if (asked.current === closesOn) setFound(now);
  }
  const { formProps, errors, isBusy } = useAdminForm({
    schema: async () => (await loadSchemas()).lastClosure,
    prepare: (values) => ({ ...values, center }),
    submit: async (body) => onDone(await api('centers/closeForGood', { body })),
  });
  return (
    <form {...formProps} method="post" className="grid grid-cols-1 gap-5">
      <DayField
        label="First closed day"
        name="closesOn"
        error={errors.closesOn}
        onChange={({ currentTarget }) => void look(currentTarget.value)}
      />
      <TextField
        label="Reason"
        name="reason"
        autoComplete="off"
        error={errors.reason}
        hint={mailWords('Emailed to members with an appointment or a pass there.', 'Kept in the log.')}
      />
      <div role="status" className="border-l-4 border-ink bg-paper-sunken p-4 text-sm empty:hidden">
        {found && <AtClosing center={center} found={found} />}
      </div>
      <FormButtons submitLabel="Close for good" look="danger" isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}

/** Above so many rows of a kind, only their number is shown. */
const ROWS_MOST = 20;

function AtClosing({ center, found }: { center: string; found: AtCenter }) {
  const { memberships, bookings, passes, classes, coaches, staff } = found;
  const lists = [
    ['appointment', bookings.map((row) => `${row.name}: ${row.type}, ${describeTime(row)}`)],
    ['pass or request', passes.map(({ name, phone }) => `${name}, ${formatPhone(phone)}`)],
    [
      'weekly class',
      classes.map(
        ({ type, weekday, fromMinute }) =>
          `${groupClassLabel(type)}, ${weekdayWords.names[weekday]} ${formatMinuteOfDay(fromMinute)}`,
      ),
    ],
    ['coach', coaches.map(({ name }) => name)],
    ['person of the staff', staff.map(({ name }) => name)],
  ] as const;
  const filled = lists.filter(([, rows]) => rows.length > 0);
  if (memberships === 0 && filled.length === 0)
    return <p>{`Nothing is at ${centerLabel(center)} from that day on.`}</p>;
  return (
    <div className="grid gap-2">
      <p className="font-semibold">Still there on that day. Move or end it by then:</p>
      {memberships > 0 && (
        <Link
          to={`${adminMemberships}?center=${encodeURIComponent(center)}`}
          className="underline underline-offset-4"
        >
          {memberships === 1 ? '1 membership' : `${memberships} memberships`}
        </Link>
      )}
      {filled.map(([kind, rows]) => (
        <div key={kind}>
          <p>{rows.length === 1 ? `1 ${kind}` : `${rows.length} ${pluralOf[kind]}`}</p>
          {rows.length <= ROWS_MOST && (
            <ul className="list-disc pl-5 wrap-anywhere">
              {rows.map((text, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                <li key={place}>{text}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}

const pluralOf = {
  appointment: 'appointments',
  'pass or request': 'passes and requests',
  'weekly class': 'weekly classes',
  coach: 'coaches',
  'person of the staff': 'people of the staff',
} as const;
