import type { Reply } from '@namma/contract/calls';
import { groupDigits } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import { Link } from 'react-router';

type Figures = Pick<Reply<'admin/getDashData'>, 'visitsToday' | 'membershipsExpiring'>;

/** Visits today and memberships that end soon. */
export function Members({ figures: { visitsToday, membershipsExpiring } }: { figures: Figures }) {
  const rows = [
    { label: 'Visits today', value: visitsToday, to: paths.adminCounter },
    ...membershipsExpiring.map(({ days, count: value }) => ({
      label: `Memberships that end in ${days} days`,
      value,
      to: `${paths.adminMemberships}?expiring=${days}&sort=oldest`,
    })),
  ];
  return (
    <ul className="grid gap-x-10 text-sm md:grid-cols-3">
      {rows.map(({ label, value, to }) => (
        <li
          key={label}
          className="flex min-h-14 items-center justify-between gap-4 border-b border-(--line) py-1.5"
        >
          <Link to={to} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
            {label}
          </Link>
          <span className="figures font-semibold">{groupDigits(value)}</span>
        </li>
      ))}
    </ul>
  );
}
