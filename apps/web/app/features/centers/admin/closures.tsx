import { useState } from 'react';
import { Spinner } from '../../../ui/spinner';
import { ClosureForm } from './closure-form';
import { ClosureRow } from './closure-row';
import { type ClosureResult, ClosureResultList } from './effects';
import { useClosures } from './use-closures';

/** Closes a center or changes its hours, and lists these days. @param onChanged called after each change */
export function Closures({ onChanged }: { onChanged: () => void }) {
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
          Current and planned closures
        </h3>
        {failure !== undefined && (
          <p role="alert" className="py-3 text-sm text-(--alert)">
            {failure}
          </p>
        )}
        {!closures && failure === undefined && <Spinner label="Loading closures" />}
        {closures?.length === 0 && <p className="py-3 text-sm text-(--soft)">No closures.</p>}
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
