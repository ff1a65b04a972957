import type { Reply } from '@namma/contract/calls';
import { formatRupees, groupDigits } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import { dashboardDefinitions as says } from '@namma/contract/reports/rules';
import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';

interface Tile {
  label: string;
  value: string;
  /** Explains how the figure is counted. */
  definition: string;
  to?: string;
  /** Shown if the figure needs attention. */
  note?: string | undefined;
  isMain?: boolean;
}

/** The four figures of SPEC section 2, with their names from there. The last two are links. */
export function Tiles({ figures }: { figures: Reply<'admin/getDashData'> }) {
  const { todaySales, totalSales, queryCount, overdueQueries, totalMemberships } = figures;
  const tiles: Tile[] = [
    { label: "Today's Sales", value: formatRupees(todaySales), definition: says.todaySales, isMain: true },
    { label: 'Total Sales', value: formatRupees(totalSales), definition: says.totalSales },
    {
      label: 'queries',
      value: groupDigits(queryCount),
      definition: says.queries,
      note: overdueQueries > 0 ? `${groupDigits(overdueQueries)} overdue` : undefined,
      to: `${paths.adminQueries}?status=unanswered`,
    },
    {
      label: "Total Membership User's",
      value: groupDigits(totalMemberships),
      definition: says.memberships,
      to: paths.adminMemberships,
    },
  ];
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(34%,--spacing(36))),1fr))] gap-px overflow-hidden rounded-lg border border-(--line) bg-(--line) xl:grid-cols-[repeat(auto-fit,minmax(--spacing(56),1fr))]">
      {tiles.map((tile) => (
        <li
          key={tile.label}
          className={`@container grid grid-cols-1 grid-rows-[auto_1fr] ${tile.isMain ? 'bg-lime' : 'bg-(--raised)'}`}
        >
          <TileBody {...tile} />
          <p className={`px-4 pb-4 text-xs max-md:sr-only sm:px-5 ${tile.isMain ? '' : 'text-(--soft)'}`}>
            {tile.definition}
          </p>
        </li>
      ))}
    </ul>
  );
}

function TileBody({ label, value, to, note, isMain = false }: Tile) {
  const body = (
    <>
      <span
        className={`flex items-start justify-between gap-2 text-sm font-semibold ${isMain ? '' : 'text-(--soft)'}`}
      >
        <span>{label}</span>
        {to && (
          <ArrowUpRight
            aria-hidden="true"
            size={18}
            className="shrink-0 transition-transform group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
          />
        )}
      </span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="heading figures text-tile break-words">{value}</span>
        {note && <span className="figures text-sm font-semibold text-(--alert)">{note}</span>}
      </span>
    </>
  );
  const look = 'group grid h-full min-h-20 grid-cols-1 content-between gap-2 p-4 sm:min-h-28 sm:gap-4 sm:p-5';
  if (!to) return <div className={look}>{body}</div>;
  return (
    <Link to={to} className={`${look} -outline-offset-4 hover:bg-paper-sunken`}>
      {body}
    </Link>
  );
}
