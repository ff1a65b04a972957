import { PASS_DAYS_AHEAD } from '@namma/contract/business';
import { addDays, type Day, formatDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import type { Pass } from '@namma/contract/passes/schemas';
import { adminLogin } from '@namma/contract/paths';
import { formatPhone } from '@namma/contract/text/phone';
import { useState } from 'react';
import { CenterField } from '../../../admin/shell/centers';
import { api } from '../../../lib/api/api';
import { useOutcome } from '../../../lib/api/use-outcome';
import { useForm } from '../../../lib/forms/use-form';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { SubjectDialog } from '../../../ui/subject-dialog';
import { passKindLabels } from './pass-labels';

const loadSchema = async () => (await import('@namma/contract/passes/schemas')).passMove;

interface ClosedPassesProps {
  passes: readonly Pass[];
  today: Day;
  onMoved: () => void;
}

/** Unused passes for days on which their center is closed, each with a button that moves it to another day. */
export function ClosedPasses({ passes, today, onMoved }: ClosedPassesProps) {
  const [moving, setMoving] = useState<Pass>();
  return (
    <section aria-labelledby="passes-closed" className="grid grid-cols-1 gap-4">
      <h2 id="passes-closed" className="heading text-xl">
        {`For closed days (${passes.length})`}
      </h2>
      <ul className="border-t-2 border-ink">
        {passes.map((pass) => (
          <li
            key={pass.id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-(--line) py-3 text-sm wrap-anywhere"
          >
            <div>
              <span className="font-semibold">{pass.name}</span>
              <span className="block text-(--soft)">
                {`${passKindLabels[pass.kind]}, ${formatDay(pass.day)}, ${centerLabel(pass.center)}`}
              </span>
              <span className="figures block text-(--soft)">{formatPhone(pass.phone)}</span>
            </div>
            <Button
              look="outline"
              aria-label={`Move the pass of ${pass.name}`}
              onClick={() => setMoving(pass)}
            >
              Move
            </Button>
          </li>
        ))}
      </ul>
      <SubjectDialog
        subject={moving}
        title={({ name }) => `Move the pass of ${name}`}
        onClose={() => setMoving(undefined)}
      >
        {(pass) => (
          <MoveForm
            key={pass.id}
            pass={pass}
            today={today}
            onMoved={() => {
              setMoving(undefined);
              onMoved();
            }}
          />
        )}
      </SubjectDialog>
    </section>
  );
}

function MoveForm({ pass, today, onMoved }: { pass: Pass; today: Day; onMoved: () => void }) {
  const say = useOutcome(adminLogin);
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: (values) => ({ ...values, passId: pass.id }),
    submit: async (body) => {
      if (await say(api('passes/move', { body }))) onMoved();
    },
  });
  return (
    <form {...formProps} method="post" aria-label="Move the pass" className="grid gap-5">
      <TextField
        label="Day"
        name="day"
        type="date"
        min={today}
        max={addDays(today, PASS_DAYS_AHEAD)}
        required
        error={errors.day}
      />
      <CenterField defaultValue={pass.center} error={errors.center} />
      <Button type="submit" isBusy={isBusy}>
        Move
      </Button>
    </form>
  );
}
