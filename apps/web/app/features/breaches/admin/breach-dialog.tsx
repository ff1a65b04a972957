import { breachedData } from '@namma/contract/breaches/rules';
import type { Breach } from '@namma/contract/breaches/schemas';
import { formatMoment } from '@namma/contract/days/times';
import { useState } from 'react';
import { ChangedMeanwhile } from '../../../admin/writes/changed-meanwhile';
import { useAdminForm } from '../../../admin/writes/use-admin-form';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';
import { sendWithKey } from '../../../lib/api/idempotency-key';
import { CheckBox } from '../../../ui/check-box';
import { Dialog } from '../../../ui/dialog';
import { SelectField, TextAreaField, TextField } from '../../../ui/field';
import { FormButtons } from '../../../ui/form-buttons';
import { toast } from '../../../ui/toast';
import { peopleOf, typedBreach } from './breach-values';
import { dataLabels, kindLabels } from './labels';
import { MomentFields } from './moment-fields';

const loadNew = async () => (await import('@namma/contract/breaches/schemas')).newBreach;

interface BreachDialogProps {
  isOpen: boolean;
  /** Undefined for a new entry. */
  breach: Breach | undefined;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Writes a breach down, or changes an entry. */
export const BreachDialog = ({ isOpen, breach, ...props }: BreachDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={props.onClose}
    title={breach ? 'Change the entry' : 'Write down a breach'}
    description="Write what you know now. You can complete it later; the record of changes keeps what it said before."
  >
    {isOpen && <BreachForm key={breach?.id ?? 'new'} breach={breach} {...props} />}
  </Dialog>
);

/** What is saved now of an entry that somebody else has changed. */
const rowsOf = (breach: Breach): [string, string][] => [
  ['Noticed', formatMoment(breach.noticedAt)],
  ['What happened', breach.happened],
  ['Whose data', `${breach.whose}: ${peopleOf(breach)}`],
  ['What was done', breach.done],
  ['Board told', breach.boardToldAt === null ? 'Not yet' : formatMoment(breach.boardToldAt)],
  ['People told', breach.peopleToldAt === null ? 'Not yet' : formatMoment(breach.peopleToldAt)],
];

function BreachForm({ breach, onClose, onDone }: Omit<BreachDialogProps, 'isOpen'>) {
  // The entry as somebody else has saved it since this form was opened.
  const [theirs, setTheirs] = useState<Breach>();
  const { formProps, errors, isBusy } = useAdminForm({
    schema: loadNew,
    prepare: typedBreach,
    submit: async (body) => {
      try {
        const { status } = breach
          ? await api('breaches/change', {
              body: { ...body, id: breach.id, version: (theirs ?? breach).version },
            })
          : await sendWithKey(`breach ${JSON.stringify(body)}`, (headers) =>
              api('breaches/add', { body, headers }),
            );
        toast.success(status);
        await onDone();
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409 || !breach) throw error;
        const { content } = await api('breaches/getAll');
        setTheirs(content.find(({ id }) => id === breach.id));
      }
    },
  });
  return (
    <form {...formProps} method="post" className="grid grid-cols-1 gap-5">
      {theirs && (
        <ChangedMeanwhile
          key={theirs.version}
          sentence="Somebody else has changed this since you opened it."
          rows={rowsOf(theirs)}
        />
      )}
      <MomentFields
        label="Noticed"
        name="noticed"
        at={breach?.noticedAt ?? null}
        error={errors.noticedAt}
        hint="The 72 hours count from here."
      />
      <SelectField label="The data was" name="kind" defaultValue={breach?.kind ?? 'seen'} error={errors.kind}>
        {Object.entries(kindLabels).map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="What happened"
        name="happened"
        defaultValue={breach?.happened}
        error={errors.happened}
        hint="When, where, how it was found out, and who caused it as far as you know. For the Board."
      />
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_--spacing(40)]">
        <TextField
          label="Whose data"
          name="whose"
          autoComplete="off"
          defaultValue={breach?.whose}
          error={errors.whose}
        />
        <TextField
          label="How many people"
          name="people"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={breach?.people ?? ''}
          error={errors.people}
          hint="Empty: not known yet"
        />
      </div>
      <fieldset name="data" tabIndex={-1} className="grid min-w-0 gap-1 outline-none">
        <legend className="text-sm font-semibold">Which data</legend>
        <div className="grid sm:grid-cols-2">
          {breachedData.map((each) => (
            <CheckBox key={each} name={`data ${each}`} defaultChecked={breach?.data.includes(each) ?? false}>
              {dataLabels[each]}
            </CheckBox>
          ))}
        </div>
        <p aria-live="polite" className="text-xs font-medium text-(--alert) empty:hidden">
          {errors.data}
        </p>
      </fieldset>
      <TextAreaField
        label="What was done"
        name="done"
        defaultValue={breach?.done}
        error={errors.done}
        hint="About this, and so that it does not happen again."
      />
      <ToldFields breach={breach} errors={errors} />
      <MomentFields
        label="Board told"
        name="boardTold"
        at={breach?.boardToldAt ?? null}
        error={errors.boardToldAt}
        hint="Empty: not told yet"
      />
      <MomentFields
        label="People told"
        name="peopleTold"
        at={breach?.peopleToldAt ?? null}
        error={errors.peopleToldAt}
        hint="Empty: not told yet"
      />
      <FormButtons submitLabel="Save" isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}

/** The letter to the people has one text of the gym's own in each language. */
const ToldFields = ({ breach, errors }: { breach: Breach | undefined; errors: Record<string, string> }) => (
  <>
    <TextAreaField
      label="For the letter to the people, in English"
      name="toldEn"
      defaultValue={breach?.toldEn ?? ''}
      error={errors.toldEn}
      hint="What happened and what was done, in plain words. Empty: the two texts above."
    />
    <TextAreaField
      label="In Kannada"
      name="toldKn"
      lang="kn"
      defaultValue={breach?.toldKn ?? ''}
      error={errors.toldKn}
      hint="Empty: the English one. Everything else of the letter is in Kannada by itself."
    />
    <TextAreaField
      label="In Hindi"
      name="toldHi"
      lang="hi"
      defaultValue={breach?.toldHi ?? ''}
      error={errors.toldHi}
      hint="Empty: the English one. Everything else of the letter is in Hindi by itself."
    />
  </>
);
