import { formatDay, gymDay } from '@namma/contract/days/dates';
import type { FactKey } from '@namma/contract/facts/keys';
import { factName } from '@namma/contract/facts/rules';
import type { Fact } from '@namma/contract/facts/schemas';
import type { HoursRow } from '@namma/contract/facts/values';
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
import { FactFields } from './fact-fields';
import { noteOn } from './notes';
import { PreviewFrame } from './preview-frame';
import { hasPreview, kindOf } from './shapes';
import { describeValue, typedValue } from './values';

const loadSchemas = () => import('@namma/contract/facts/schemas');
const loadNewFact = async () => (await loadSchemas()).newFact;

/** A value that was typed, and the day it would begin. */
export interface Draft {
  key: FactKey;
  value: unknown;
  fromDay: string;
}

/** What the page would look like; nothing where no page shows the fact. */
export type PreviewOf = (draft: Draft) => ReactNode;

interface FactDialogProps {
  /** Undefined while it is closed. */
  fact: Fact | undefined;
  previewOf: PreviewOf;
  onClose: () => void;
  onDone: (reply: { status: string; activityId?: number | undefined }) => Promise<void>;
}

/** Sets a fact from a day on. */
export const FactDialog = ({ fact, onClose, ...props }: FactDialogProps) => (
  <Dialog isOpen={fact !== undefined} onClose={onClose} title={fact ? factName(fact.key) : ''}>
    {fact && <FactForm key={fact.key} fact={fact} onClose={onClose} {...props} />}
  </Dialog>
);

const hoursIn = (key: FactKey, value: unknown): readonly HoursRow[] =>
  // Of this key.
  kindOf(key) === 'openingHours' ? (value as HoursRow[]) : [];

function FactForm({ fact, previewOf, onClose, onDone }: FactDialogProps & { fact: Fact }) {
  const { key } = fact;
  const today = gymDay(new Date());
  const form = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState(fact.current.value as unknown);
  const [hours, setHours] = useState(hoursIn(key, start));
  const [note, setNote] = useState<string>();
  const [draft, setDraft] = useState<Draft>();
  // The fact as somebody else has saved it since this form was opened.
  const [theirs, setTheirs] = useState<Fact>();
  const valueNow = (rows = hours): unknown =>
    form.current && typedValue(key, Object.fromEntries(new FormData(form.current)), rows);
  const { formProps, errors, isBusy, recheck } = useAdminForm({
    schema: loadNewFact,
    prepare: (typed) => ({
      key,
      value: typedValue(key, typed, hours),
      fromDay: typed.fromDay,
      version: (theirs ?? fact).version,
    }),
    rules: { fromDay: refusePastDay },
    submit: async (body) => {
      try {
        await onDone(await api('facts/set', { body }));
      } catch (error) {
        const now = error instanceof ApiError ? error.details.fact : undefined;
        if (!now) throw error;
        setTheirs(now);
      }
    },
  });
  /** A look at the page while it is shown follows what is typed, as far as that is right. */
  async function look(isAsked: boolean, rows = hours): Promise<void> {
    if (!form.current) return;
    const value = valueNow(rows);
    setNote(noteOn(key, value));
    if (!isAsked && !draft) return;
    const fromDay = String(new FormData(form.current).get('fromDay') ?? '');
    const { data } = (await loadNewFact()).safeParse({ key, value, fromDay });
    if (data) setDraft({ key, value: data.value, fromDay: data.fromDay });
    else if (isAsked) form.current.requestSubmit();
  }
  const fill = (value: unknown) => {
    setStart(value);
    setHours(hoursIn(key, value));
    setDraft(undefined);
  };
  const isDefault = JSON.stringify(start) === JSON.stringify(fact.default);
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
          sentence="Somebody else has changed this since you opened it."
          rows={describeValue(key, theirs.current.value).map(({ label = 'Now', text }) => [label, text])}
        />
      )}
      <FactFields
        key={JSON.stringify(start)}
        fact={fact}
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
          onClick={() => fill(fact.default)}
        >
          Fill in what it was at first
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
        hint="It begins at midnight of this day, on every page at once. Today: at once."
        error={errors.fromDay}
      />
      {preview && <PreviewFrame>{<div>{preview}</div>}</PreviewFrame>}
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-between">
        <FormButtons submitLabel="Save" isBusy={isBusy} onCancel={onClose} />
        {hasPreview(key) && (
          <Button look="outline" onClick={() => void look(true)}>
            {draft ? `As it looks from ${formatDay(draft.fromDay)}` : 'Preview'}
          </Button>
        )}
      </div>
    </form>
  );
}
