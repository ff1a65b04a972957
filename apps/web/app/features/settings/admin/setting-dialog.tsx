import { formatDay, gymDay } from '@namma/contract/days/dates';
import { formatRupees } from '@namma/contract/money';
import type { SettingKey } from '@namma/contract/settings/keys';
import { settingName } from '@namma/contract/settings/rules';
import type { Setting } from '@namma/contract/settings/schemas';
import type { HoursRow } from '@namma/contract/settings/values';
import { type ReactNode, useRef, useState } from 'react';
import { ChangedMeanwhile } from '../../../admin/writes/changed-meanwhile';
import { useAdminForm } from '../../../admin/writes/use-admin-form';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';
import { refusePastDay } from '../../../lib/forms/form-rules';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { TextField } from '../../../ui/field';
import { FormButtons } from '../../../ui/form-buttons';
import { PreviewFrame } from './preview-frame';
import { SettingFields } from './setting-fields';
import { hasPreview, kindOf } from './shapes';
import { describeValue, typedValue } from './values';

const loadSchemas = () => import('@namma/contract/settings/schemas');
const loadNewSetting = async () => (await loadSchemas()).newSetting;

/** A value that was typed, and the day it would begin. */
export interface Draft {
  key: SettingKey;
  value: unknown;
  fromDay: string;
}

/** Preview of the page with the draft, if a page shows the setting. */
export type PreviewOf = (draft: Draft) => ReactNode;

interface SettingDialogProps {
  /** Undefined while it is closed. */
  setting: Setting | undefined;
  previewOf: PreviewOf;
  onClose: () => void;
  onDone: (reply: { status: string; activityId?: number | undefined }) => Promise<void>;
}

/** Sets a setting from a day on. */
export const SettingDialog = ({ setting, onClose, ...props }: SettingDialogProps) => (
  <Dialog isOpen={setting !== undefined} onClose={onClose} title={setting ? settingName(setting.key) : ''}>
    {setting && <SettingForm key={setting.key} setting={setting} onClose={onClose} {...props} />}
  </Dialog>
);

const hoursIn = (key: SettingKey, value: unknown): readonly HoursRow[] =>
  // The value has this type for this key.
  kindOf(key) === 'openingHours' ? (value as HoursRow[]) : [];

function SettingForm({ setting, previewOf, onClose, onDone }: SettingDialogProps & { setting: Setting }) {
  const { key } = setting;
  const today = gymDay(new Date());
  const form = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState(setting.current.value as unknown);
  const [hours, setHours] = useState(hoursIn(key, start));
  const [note, setNote] = useState<string>();
  const [draft, setDraft] = useState<Draft>();
  // The setting as somebody else has saved it since this form was opened.
  const [theirs, setTheirs] = useState<Setting>();
  const valueNow = (rows = hours): unknown =>
    form.current && typedValue(key, Object.fromEntries(new FormData(form.current)), rows);
  const { formProps, errors, isBusy, recheck } = useAdminForm({
    schema: loadNewSetting,
    prepare: (typed) => ({
      key,
      value: typedValue(key, typed, hours),
      fromDay: typed.fromDay,
      version: (theirs ?? setting).version,
    }),
    rules: { fromDay: refusePastDay },
    submit: async (body) => {
      try {
        await onDone(await api('settings/set', { body }));
      } catch (error) {
        const now = error instanceof ApiError ? error.details.setting : undefined;
        if (!now) throw error;
        setTheirs(now);
      }
    },
  });
  /** The preview of the page follows typed values while they are valid. */
  async function look(isAsked: boolean, rows = hours): Promise<void> {
    if (!form.current) return;
    const value = valueNow(rows);
    setNote(noteOn(key, value));
    if (!isAsked && !draft) return;
    const fromDay = String(new FormData(form.current).get('fromDay') ?? '');
    const { data } = (await loadNewSetting()).safeParse({ key, value, fromDay });
    if (data) setDraft({ key, value: data.value, fromDay: data.fromDay });
    else if (isAsked) form.current.requestSubmit();
  }
  const fill = (value: unknown) => {
    setStart(value);
    setHours(hoursIn(key, value));
    setDraft(undefined);
  };
  const isDefault = JSON.stringify(start) === JSON.stringify(setting.default);
  const preview = draft && previewOf(draft);
  return (
    <form
      {...formProps}
      ref={form}
      method="post"
      className="grid grid-cols-1 gap-5"
      onChange={(event) => {
        formProps.onChange?.(event);
        void look(false);
      }}
    >
      {theirs && (
        <ChangedMeanwhile
          key={theirs.version}
          sentence="Someone else has changed this."
          rows={describeValue(key, theirs.current.value).map(({ label = 'Now', text }) => [label, text])}
        />
      )}
      <SettingFields
        key={JSON.stringify(start)}
        setting={setting}
        start={start}
        errors={errors}
        hours={hours}
        onHours={(rows) => {
          setHours(rows);
          void look(false, rows);
          recheck(form.current);
        }}
      />
      {!isDefault && (
        <Button
          look="quiet"
          className="justify-self-start border border-(--line) hover:border-ink"
          onClick={() => fill(setting.default)}
        >
          Restore default
        </Button>
      )}
      <p role="status" className="border-l-4 border-signal bg-paper-sunken p-4 text-sm empty:hidden">
        {note}
      </p>
      <TextField
        label="From"
        name="fromDay"
        type="date"
        required
        min={today}
        defaultValue={today}
        hint="Takes effect at midnight of this day, on every page. Today: right away."
        error={errors.fromDay}
      />
      {preview && <PreviewFrame>{<div>{preview}</div>}</PreviewFrame>}
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-between">
        <FormButtons submitLabel="Save" isBusy={isBusy} onCancel={onClose} />
        {hasPreview(key) && (
          <Button look="outline" onClick={() => void look(true)}>
            {draft ? `Preview from ${formatDay(draft.fromDay)}` : 'Preview'}
          </Button>
        )}
      </div>
    </form>
  );
}

const HOURS_NOTE =
  'Classes outside these hours are cancelled, and members with an appointment are asked to move it. They are notified right away, and cancelled places are not restored.';

/** Notes about unusual values, shown while typing. */
export function noteOn(key: SettingKey, value: unknown): string | undefined {
  if (kindOf(key) === 'openingHours') return HOURS_NOTE;
  if (kindOf(key) !== 'price') return undefined;
  // While it is typed, some may be missing.
  const { discountPriceRupees, monthlyCostRupees } = value as Record<string, number | undefined>;
  const months = Number(key.split('.')[2]);
  if (!discountPriceRupees || !monthlyCostRupees) return undefined;
  const monthly = Math.floor(discountPriceRupees / months);
  if (Math.abs(monthly - monthlyCostRupees) <= 1) return undefined;
  return `${formatRupees(discountPriceRupees)} for ${months} months is ${formatRupees(monthly)} a month. The monthly text says ${formatRupees(monthlyCostRupees)}.`;
}
