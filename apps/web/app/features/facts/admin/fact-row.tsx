import { formatDay } from '@namma/contract/days/dates';
import { factName } from '@namma/contract/facts/rules';
import type { Fact } from '@namma/contract/facts/schemas';
import { Button } from '../../../ui/button';
import { describeValue } from './values';

interface FactRowProps {
  fact: Fact;
  isBusy: boolean;
  onChange: () => void;
  onTakeBack: (fromDay: string) => void;
}

const look = 'border border-(--line) hover:border-ink';

/** What holds now, since when, and what comes. */
export function FactRow({ fact, isBusy, onChange, onTakeBack }: FactRowProps) {
  const { key, current, coming } = fact;
  const name = factName(key);
  return (
    <li className="grid gap-3 py-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
        <div className="min-w-0 wrap-anywhere">
          <h3 className="font-semibold">{name}</h3>
          <Value fact={fact} value={current.value} />
          <p className="mt-1 text-xs text-(--soft)">{sayWhen(fact)}</p>
        </div>
        <Button look="quiet" className={look} aria-label={`Change: ${name}`} onClick={onChange}>
          Change
        </Button>
      </div>
      {coming.length > 0 && (
        <ul
          className="grid gap-3 border-l-4 border-signal bg-paper-sunken p-4"
          aria-label={`Coming: ${name}`}
        >
          {coming.map(({ fromDay, value, by }) => (
            <li key={fromDay} className="flex flex-wrap items-start justify-between gap-3">
              <div className="min-w-0 wrap-anywhere">
                <p className="text-sm font-semibold">{`From ${formatDay(fromDay)}`}</p>
                <Value fact={fact} value={value} />
                <p className="mt-1 text-xs text-(--soft)">{`Entered by ${by}`}</p>
              </div>
              <Button
                look="quiet"
                className={look}
                isBusy={isBusy}
                aria-label={`Take back: ${name} from ${formatDay(fromDay)}`}
                onClick={() => onTakeBack(fromDay)}
              >
                Take back
              </Button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const sayWhen = ({ current: { since } }: Fact): string =>
  since ? `Since ${formatDay(since.fromDay)}, by ${since.by}` : 'As at first';

const Value = ({ fact, value }: { fact: Fact; value: unknown }) => (
  <dl className="figures mt-1 text-sm">
    {describeValue(fact.key, value).map(({ label, text }) => (
      <div key={label ?? text} className="flex flex-wrap gap-x-3">
        {label && <dt className="text-(--soft)">{label}</dt>}
        <dd className="whitespace-pre-line">{text}</dd>
      </div>
    ))}
  </dl>
);
