import type { Coach, CoachHours } from '@namma/contract/appointments/coach-schemas';
import {
  COACH_HOURS_MOST,
  COACH_NAME_MAX_CHARACTERS,
  consultancyTypes,
  SLOT_MINUTES,
} from '@namma/contract/appointments/rules';
import { centerLabel } from '@namma/contract/messages/centers';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { CenterField } from '../../../admin/shell/centers';
import { ChangedMeanwhile } from '../../../admin/writes/changed-meanwhile';
import { useAdminForm } from '../../../admin/writes/use-admin-form';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { SelectField, TextField } from '../../../ui/field';
import { FormButtons } from '../../../ui/form-buttons';
import { Options } from '../../../ui/options';
import {
  type DayGroup,
  dayGroups,
  dayGroupValues,
  formatClock,
  type HoursRow,
  hoursOf,
  labelOfDays,
  rowsOf,
} from './coach-hours';

const loadNew = async () => (await import('@namma/contract/appointments/coach-schemas')).newCoach;

interface CoachFormProps {
  /** Undefined for a new one. */
  coach: Coach | undefined;
  onClose: () => void;
  /** Called with the number of appointments left without a coach. */
  onDone: (status: string, unattended: number) => Promise<void>;
}

/** Adds a coach, or changes the name and the hours of one. */
export const CoachDialog = ({ isOpen, ...props }: CoachFormProps & { isOpen: boolean }) => (
  <Dialog
    isOpen={isOpen}
    onClose={props.onClose}
    title={props.coach ? `Edit ${props.coach.name}` : 'Add a coach'}
    {...(props.coach && { description: `${props.coach.type}, ${centerLabel(props.coach.center)}` })}
  >
    {isOpen && <CoachForm key={props.coach?.coachId ?? 'new'} {...props} />}
  </Dialog>
);

/** Compares two lists of hours. */
const isEqual = (one: readonly CoachHours[], other: readonly CoachHours[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const describeHours = (hours: readonly CoachHours[]): string =>
  rowsOf(hours)
    .map((row) => `${labelOfDays(row.days)} ${formatClock(row.fromMinute)}–${formatClock(row.toMinute)}`)
    .join(', ') || 'none';

const usual: HoursRow = { days: '1-5', fromMinute: 9 * 60, toMinute: 12 * 60 };
/** All that can begin or end hours of work. */
const minutesOfDay = Array.from({ length: (24 * 60) / SLOT_MINUTES + 1 }, (_, i) => i * SLOT_MINUTES);

function CoachForm({ coach, onClose, onDone }: CoachFormProps) {
  const [rows, setRows] = useState(() =>
    (coach ? rowsOf(coach.hours) : [usual]).map((row, key) => ({ ...row, key })),
  );
  // The coach as somebody else has saved it since this form was opened.
  const [theirs, setTheirs] = useState<Coach>();
  const { formProps, errors, isBusy } = useAdminForm({
    schema: loadNew,
    // Type and center of an existing coach are fixed.
    prepare: (values) => ({ ...coach, ...values, hours: hoursOf(rows) }),
    submit: async ({ name, hours, ...fixed }) => {
      try {
        if (coach) {
          const changes = {
            ...(name === coach.name ? {} : { name }),
            ...(isEqual(hours, hoursOf(rowsOf(coach.hours))) ? {} : { hours }),
          };
          if (Object.keys(changes).length === 0) return onClose();
          const body = { coachId: coach.coachId, version: (theirs ?? coach).version, ...changes };
          const { status, bookings } = await api('consultancy/updateCoach', { body });
          await onDone(status, bookings.length);
        } else {
          const { status } = await api('consultancy/addCoach', { body: { name, hours, ...fixed } });
          await onDone(status, 0);
        }
      } catch (error) {
        const now = error instanceof ApiError ? error.details.coach : undefined;
        if (!now) throw error;
        setTheirs(now);
      }
    },
  });
  const change = (key: number, changes: Partial<HoursRow>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const nextKey = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  return (
    <form {...formProps} method="post" className="grid grid-cols-1 gap-5">
      {theirs && (
        <ChangedMeanwhile
          key={theirs.version}
          sentence="Someone else has changed this coach."
          rows={[
            ['Name', theirs.name],
            ['Hours', describeHours(theirs.hours)],
          ]}
        />
      )}
      <TextField
        label="Name"
        name="name"
        required
        autoComplete="off"
        maxLength={COACH_NAME_MAX_CHARACTERS}
        defaultValue={coach?.name}
        error={errors.name}
      />
      {!coach && (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <SelectField label="Type" name="type" error={errors.type}>
            <Options of={consultancyTypes} />
          </SelectField>
          <CenterField error={errors.center} />
        </div>
      )}
      <fieldset className="grid min-w-0 grid-cols-1 gap-4">
        <legend className="pb-2 text-sm font-semibold">Hours in a week</legend>
        {rows.map((row, place) => (
          <div
            key={row.key}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-3 border-b border-(--line) pb-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
          >
            <SelectField
              label="Days"
              className="col-span-full sm:col-span-1"
              value={row.days}
              onChange={({ currentTarget }) => change(row.key, { days: currentTarget.value as DayGroup })}
            >
              <Options of={dayGroupValues} label={(days) => dayGroups[days].label} />
            </SelectField>
            <MinuteField
              label="From"
              value={row.fromMinute}
              onChange={(fromMinute) => change(row.key, { fromMinute })}
            />
            <MinuteField
              label="To"
              value={row.toMinute}
              onChange={(toMinute) => change(row.key, { toMinute })}
            />
            <button
              type="button"
              aria-label={`Remove hours ${place + 1}`}
              className="grid size-12 place-items-center rounded-md border border-(--line) hover:border-ink"
              onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
            >
              <X aria-hidden="true" size={18} />
            </button>
          </div>
        ))}
        <p aria-live="polite" className="text-xs font-medium text-(--alert) empty:hidden">
          {errors.hours}
        </p>
        {rows.length < COACH_HOURS_MOST && (
          <Button
            look="outline"
            className="justify-self-start"
            onClick={() => setRows([...rows, { ...usual, key: nextKey }])}
          >
            <Plus aria-hidden="true" size={18} />
            <span>Add hours</span>
          </Button>
        )}
      </fieldset>
      <p className="text-xs text-(--soft)">Members can book these hours within the opening hours.</p>
      <FormButtons submitLabel="Save" isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}

interface MinuteFieldProps {
  label: string;
  value: number;
  onChange: (minute: number) => void;
}

const MinuteField = ({ label, value, onChange }: MinuteFieldProps) => (
  <SelectField
    label={label}
    value={value}
    onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
  >
    <Options of={minutesOfDay} label={formatClock} />
  </SelectField>
);
