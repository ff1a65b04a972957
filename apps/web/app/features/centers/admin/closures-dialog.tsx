import { useState } from 'react';
import { useMailWords } from '../../../admin/writes/mail-state';
import { Dialog } from '../../../ui/dialog';
import { Spinner } from '../../../ui/spinner';
import { ClosureForm } from './closure-form';
import { ClosureRow } from './closure-row';
import { type ClosureResult, ClosureResultList } from './effects';
import { useClosures } from './use-closures';

interface ClosuresDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called after a center was closed or opened again. */
  onChanged: () => void;
}

/** Closes a center for whole days or hours of a day, and lists all closures of centers that are not over. */
export function ClosuresDialog({ isOpen, onClose, onChanged }: ClosuresDialogProps) {
  const mailWords = useMailWords();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Close a center"
      description={mailWords(
        'No appointments are taken then. Those that are booked stay, and their members get a mail.',
        'No appointments are taken then. Those that are booked stay. No mail can be sent: call their members.',
      )}
    >
      {isOpen && <Closures onChanged={onChanged} />}
    </Dialog>
  );
}

function Closures({ onChanged }: Pick<ClosuresDialogProps, 'onChanged'>) {
  const { closures, failure, read } = useClosures();
  const [done, setDone] = useState<ClosureResult>();
  const [tries, setTries] = useState(0);
  const changed = (what: ClosureResult | undefined) => {
    setDone(what);
    read();
    onChanged();
  };
  return (
    <div className="grid gap-8">
      <ClosureForm
        // Empty again after a closure.
        key={tries}
        onMeanwhile={read}
        onClosed={(what) => {
          setTries(tries + 1);
          changed(what);
        }}
      />
      {done && <ClosureResultList {...done} />}
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
              <ClosureRow key={`${closure.kind} ${closure.id}`} closure={closure} onReopened={changed} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
