import { weekdayWords } from '@namma/contract/messages/weekdays';
import type { HoursRow } from '@namma/contract/settings/values';
import { Plus, X } from 'lucide-react';
import { Button } from '../../../ui/button';
import { CheckBox } from '../../../ui/check-box';
import { SelectField } from '../../../ui/field';

/** The weekdays in display order, from Monday. */
const weekdays = [1, 2, 3, 4, 5, 6, 0];
const STEP_MINUTES = 15;
const minutesOfDay = Array.from({ length: (24 * 60) / STEP_MINUTES + 1 }, (_, n) => n * STEP_MINUTES);
const twoDigits = (count: number): string => String(count).padStart(2, '0');
const clock = (minute: number): string => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

interface HoursRowsProps {
  rows: readonly HoursRow[];
  onRows: (rows: readonly HoursRow[]) => void;
  error: string | undefined;
}

/** Opening hours, with one or more weekdays in each row. A day in no row is closed. */
export function HoursRows({ rows, onRows, error }: HoursRowsProps) {
  const change = (place: number, changed: Partial<HoursRow>) =>
    onRows(rows.map((row, each) => (each === place ? { ...row, ...changed } : row)));
  const closed = weekdays.filter((day) => !rows.some((row) => row.weekdays.includes(day)));
  return (
    <div className="grid gap-4">
      {rows.map((row, place) => (
        // Rows have no other identity than their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: controlled fields
        <fieldset key={place} className="min-w-0 border-b border-(--line) pb-4">
          <legend className="text-sm font-semibold">{`Hours ${place + 1}`}</legend>
          <div className="flex flex-wrap gap-x-5">
            {weekdays.map((day) => (
              <CheckBox
                key={day}
                checked={row.weekdays.includes(day)}
                onChange={({ currentTarget }) => {
                  const others = row.weekdays.filter((each) => each !== day);
                  change(place, { weekdays: currentTarget.checked ? [...others, day] : others });
                }}
              >
                {weekdayWords.names[day] ?? ''}
              </CheckBox>
            ))}
          </div>
          <div className="mt-2 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-3">
            <Minute
              label="Opens"
              value={row.opensAtMinute}
              onMinute={(opensAtMinute) => change(place, { opensAtMinute })}
            />
            <Minute
              label="Closes"
              value={row.closesAtMinute}
              onMinute={(closesAtMinute) => change(place, { closesAtMinute })}
            />
            <button
              type="button"
              aria-label={`Remove hours ${place + 1}`}
              className="grid size-12 place-items-center rounded-md border border-(--line) hover:border-ink"
              onClick={() => onRows(rows.filter((_, each) => each !== place))}
            >
              <X aria-hidden="true" size={18} />
            </button>
          </div>
        </fieldset>
      ))}
      <p aria-live="polite" className="text-xs font-medium text-(--alert) empty:hidden">
        {error}
      </p>
      {closed.length > 0 && (
        <p className="text-sm text-(--soft)">
          {`Closed: ${closed.map((day) => weekdayWords.names[day]).join(', ')}`}
        </p>
      )}
      <Button
        look="outline"
        className="justify-self-start"
        onClick={() =>
          onRows([...rows, { weekdays: closed, opensAtMinute: 7 * 60, closesAtMinute: 21 * 60 }])
        }
      >
        <Plus aria-hidden="true" size={18} />
        <span>Add hours</span>
      </Button>
    </div>
  );
}

interface MinuteProps {
  label: string;
  value: number;
  onMinute: (minute: number) => void;
}

const Minute = ({ label, value, onMinute }: MinuteProps) => (
  <SelectField
    label={label}
    value={value}
    onChange={({ currentTarget }) => onMinute(Number(currentTarget.value))}
  >
    {/* A time that was set by a program may lie between them. */}
    {[...new Set([...minutesOfDay, value])]
      .sort((a, b) => a - b)
      .map((minute) => (
        <option key={minute} value={minute}>
          {clock(minute)}
        </option>
      ))}
  </SelectField>
);
