import { type Day, minutes, startOfGymDay } from '@namma/contract/days/dates';
import type { Center } from '@namma/contract/values/centers';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { CenterField } from '../../../admin/shell/centers';
import { useMailWords } from '../../../admin/writes/mail-state';
import { api } from '../../../lib/api/api';
import { useGymDay } from '../../../lib/loading/use-gym-day';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { ClosurePreview, type ClosureResult, type Effect } from './effects';

export type Values = Record<string, FormDataEntryValue>;
/** Keeps entries when the other kind is chosen. */
export type Kept = Record<'center' | 'fromDay' | 'reason', string>;
/** The value of the choice of all centers. */
export const ALL = 'all';

export interface KindProps {
  kept: Kept;
  onClosed: (what: ClosureResult) => void;
  /** It is closed then already, such as from another tab. */
  onMeanwhile: () => void;
}

export const endOf = (day: string) => new Date(startOfGymDay(day).getTime() + minutes(24 * 60));

export const readBookings = (center: Center, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }) =>
  api('consultancy/getAffected', {
    query: { center, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
  });

/** The unused passes and the requests for a day. */
export const readPasses = async (center: Center, day: Day) =>
  (await api('centers/getAffected', { query: { center, fromDay: day, toDay: day } })).passes;

/** A hint only: errors are shown when the form is sent. */
export function useEffectOf(read: (values: Values) => Promise<Effect | undefined>) {
  const [effect, setEffect] = useState<Effect>();
  const looks = useRef(0);
  async function look(form: HTMLFormElement): Promise<void> {
    looks.current += 1;
    const asked = looks.current;
    const found = await read(Object.fromEntries(new FormData(form))).catch(() => undefined);
    // Ignores a response that arrives after that of a later request.
    if (asked === looks.current) setEffect(found);
  }
  return { effect, look };
}

interface FrameProps extends Pick<KindProps, 'kept'>, ReturnType<typeof useEffectOf> {
  formProps: ComponentProps<'form'>;
  errors: Record<string, string>;
  isBusy: boolean;
  /** The choice of all centers, where there is one. */
  all?: string;
  /** On the button. */
  action?: string;
  children: ReactNode;
}

/** Fields that both kinds share. */
export function ClosureFrame({
  kept,
  formProps,
  errors,
  isBusy,
  effect,
  look,
  all,
  action = 'Close center',
  children,
}: FrameProps) {
  const mailWords = useMailWords();
  return (
    <form
      {...formProps}
      aria-label="Close a center"
      className="grid gap-4"
      onChange={(event) => {
        formProps.onChange?.(event);
        const form = event.currentTarget;
        const values = new FormData(form);
        for (const name of ['center', 'fromDay', 'reason'] as const)
          kept[name] = String(values.get(name) ?? '');
        void look(form);
      }}
    >
      <CenterField
        placeholder="Choose a center"
        all={all === undefined ? undefined : { value: ALL, label: all }}
        defaultValue={all === undefined && kept.center === ALL ? '' : kept.center}
        error={errors.center}
      />
      {children}
      <TextField
        label="Reason"
        name="reason"
        defaultValue={kept.reason}
        error={errors.reason}
        hint={`Visible on the website${mailWords(' and emailed to members with an appointment', '')}`}
      />
      <ClosurePreview effect={effect} />
      <Button type="submit" look="primary" isBusy={isBusy}>
        {action}
      </Button>
    </form>
  );
}

interface DayFieldProps extends Pick<ComponentProps<typeof TextField>, 'label' | 'name' | 'onChange'> {
  defaultValue?: string;
  /** The first day that can be chosen, unless today. */
  from?: string;
  error: string | undefined;
}

export function DayField({ from, ...field }: DayFieldProps) {
  const today = useGymDay();
  const min = from || today;
  return <TextField {...field} type="date" {...(min ? { min } : {})} />;
}
