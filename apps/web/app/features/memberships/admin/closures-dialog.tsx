import type { Reply } from '@namma/contract/calls';
import { centers } from '@namma/contract/centers';
import { formatDay, gymDay } from '@namma/contract/dates';
import { closureMessages } from '@namma/contract/messages/closures';
import { memberPath } from '@namma/contract/paths';
import type { Closure } from '@namma/contract/schemas/closures';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../lib/api';
import { sentenceOf } from '../../../lib/api-error';
import { formatDays } from '../../../lib/membership-event';
import { useForm } from '../../../lib/use-form';
import { useGymDay } from '../../../lib/use-gym-day';
import { Button } from '../../../ui/button';
import { ConfirmButton } from '../../../ui/confirm-button';
import { Dialog } from '../../../ui/dialog';
import { SelectField, TextField } from '../../../ui/field';
import { Spinner } from '../../../ui/spinner';
import { toast } from '../../../ui/toast';

const loadSchema = async () => (await import('@namma/contract/schemas/closures')).newClosure;

type Closed = Reply<'centers/close'>;

interface ClosuresDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called after the ends of memberships have moved. */
  onChanged: () => void;
}

/** Closes a center for days, which its memberships get back, and lists the closures that are not over. */
export function ClosuresDialog({ isOpen, onClose, onChanged }: ClosuresDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Closed days"
      description="All memberships of the center get these days back and use no pause days for them."
    >
      {isOpen && <Closures onChanged={onChanged} />}
    </Dialog>
  );
}

function Closures({ onChanged }: Pick<ClosuresDialogProps, 'onChanged'>) {
  const { closures, failure, read } = useClosures();
  const [closed, setClosed] = useState<Closed>();
  const [tries, setTries] = useState(0);
  const changed = () => {
    read();
    onChanged();
  };
  return (
    <div className="grid gap-8">
      <ClosureForm
        // Empty again after a closure.
        key={tries}
        onClosed={(reply) => {
          setClosed(reply);
          setTries(tries + 1);
          changed();
        }}
      />
      {closed && <Affected {...closed} />}
      <section aria-labelledby="closures-title">
        <h3 id="closures-title" className="heading border-b-2 border-ink pb-2 text-base">
          Closed now and later
        </h3>
        {failure !== undefined && (
          <p role="alert" className="py-3 text-sm text-(--alert)">
            {failure}
          </p>
        )}
        {!closures && failure === undefined && <Spinner label="Reading the closures" />}
        {closures?.length === 0 && <p className="py-3 text-sm text-(--soft)">No center is closed.</p>}
        {closures && closures.length > 0 && (
          <ul>
            {closures.map((closure) => (
              <ClosureRow key={closure.id} closure={closure} onReopened={changed} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function useClosures() {
  const [closures, setClosures] = useState<readonly Closure[]>();
  const [failure, setFailure] = useState<string>();
  const [reads, setReads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reads` asks for another read
  useEffect(() => {
    const stop = new AbortController();
    api('centers/getClosures', { signal: stop.signal }).then(
      (rows) => {
        setClosures(rows);
        setFailure(undefined);
      },
      (error) => !stop.signal.aborted && setFailure(sentenceOf(error)),
    );
    return () => stop.abort();
  }, [reads]);
  return { closures, failure, read: () => setReads((count) => count + 1) };
}

function ClosureForm({ onClosed }: { onClosed: (closed: Closed) => void }) {
  const today = useGymDay();
  const [from, setFrom] = useState('');
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    rules: {
      fromDay: (day) => (day < gymDay(new Date()) ? closureMessages.closureFromToday : undefined),
      toDay: (day) => (day < from ? closureMessages.closureBackwards : undefined),
    },
    submit: async (body) => {
      const closed = await api('centers/close', { body });
      toast.success(closed.status);
      onClosed(closed);
    },
  });
  return (
    <form {...formProps} aria-label="Close a center" className="grid gap-4">
      <SelectField label="Center" name="center" defaultValue="" error={errors.center}>
        <option value="" disabled>
          Choose a center
        </option>
        {centers.map((center) => (
          <option key={center}>{center}</option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First closed day"
          name="fromDay"
          type="date"
          {...(today ? { min: today } : {})}
          error={errors.fromDay}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          label="Last closed day"
          name="toDay"
          type="date"
          {...(from ? { min: from } : {})}
          error={errors.toDay}
        />
      </div>
      <TextField
        label="Reason"
        name="reason"
        error={errors.reason}
        hint="Members with an appointment read it"
      />
      <Button type="submit" look="primary" isBusy={isBusy}>
        Close the center
      </Button>
    </form>
  );
}

/** The appointments that lie in the days that were just closed. */
function Affected({ bookings }: Closed) {
  if (bookings.length === 0) return null;
  return (
    <section aria-labelledby="affected-title" className="border-l-4 border-signal pl-4">
      <h3 id="affected-title" className="text-sm font-semibold">
        Appointments on these days. Their members get a mail.
      </h3>
      <ul className="text-sm">
        {bookings.map(({ id, memberId, name, type, date }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <Link
              to={memberPath(memberId)}
              className="inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere"
            >
              {name}
            </Link>
            <span className="figures inline-flex min-h-11 items-center text-(--soft)">
              {`${type}, ${formatDay(date)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClosureRow({ closure, onReopened }: { closure: Closure; onReopened: () => void }) {
  const { id, center, fromDay, toDay, reason, memberships } = closure;
  const today = useGymDay();
  const days = formatDays(fromDay, toDay);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-(--line) py-3 text-sm">
      <span className="grid min-w-0 gap-0.5 wrap-anywhere">
        <span className="font-semibold">
          <span>{`${center}: `}</span>
          <span className="figures">{days}</span>
        </span>
        <span className="text-xs text-(--soft)">
          {`${reason}. ${memberships === 1 ? '1 membership' : `${memberships} memberships`}`}
        </span>
      </span>
      {today && fromDay > today && (
        <ConfirmButton
          className="min-h-11 font-semibold underline underline-offset-4"
          aria-label={`Reopen ${center}, ${days}`}
          title={`Open ${center} after all?`}
          description={`The memberships lose the days that they got for ${days}.`}
          confirmLabel="Reopen"
          onConfirm={async () => {
            try {
              toast.success((await api('centers/reopen', { body: { id } })).status);
            } catch (error) {
              toast.error(sentenceOf(error));
            }
            onReopened();
          }}
        >
          Reopen
        </ConfirmButton>
      )}
    </li>
  );
}
