import { groupDigits } from '@namma/contract/money';
import { Link } from 'react-router';

interface Share {
  label: string;
  count: number;
  to?: string;
}

const PERCENT = 100;
/** The number of each, with a bar for its share. */
export function Shares({ rows }: { rows: readonly Share[] }) {
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul className="text-sm">
      {rows.map(({ label, count, to }) => (
        <li key={label} className="border-b border-(--line) py-1.5">
          <div className="flex min-h-11 items-center justify-between gap-4">
            {to ? (
              <Link to={to} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                {label}
              </Link>
            ) : (
              <span>{label}</span>
            )}
            <span className="figures font-semibold">{groupDigits(count)}</span>
          </div>
          <div
            aria-hidden="true"
            className="bar-track mb-1.5 h-1.5 overflow-hidden rounded-full bg-paper-sunken"
          >
            <div
              className="bar h-full rounded-full bg-ink"
              style={{ width: `${all ? (count / all) * PERCENT : 0}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
