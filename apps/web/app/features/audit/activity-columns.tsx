import type { Activity } from '@namma/contract/admin/schemas';
import { DELETED_MEMBER } from '@namma/contract/members/rules';
import { memberPath } from '@namma/contract/paths';
import { formatMoment } from '@namma/contract/values/times';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Column } from '../../ui/data-table';
import { listChanges } from './changes';

const filterLink = 'inline-block underline decoration-(--line) underline-offset-4 hover:decoration-current';

export const nameOf = ({ id, action }: Activity): string => `No. ${id}, ${action}`;

/** The page of the person that an entry is about; none once the account is deleted. */
export const personOf = ({ memberId, subject }: Activity): string | undefined =>
  memberId === null || subject.endsWith(DELETED_MEMBER) ? undefined : memberPath(memberId);

export const factsOf = ({ at, admin, subject }: Activity) => [formatMoment(at), admin, subject];

type PathWith = (changes: Record<string, string | number>) => string;

/** Links narrow the list to everything that this admin did, or everything that was done to this row. */
export const columnsWith = (pathWith: PathWith): Column<Activity>[] => [
  {
    title: 'When',
    isSorted: true,
    cell: ({ at }) => <time dateTime={at}>{formatMoment(at)}</time>,
  },
  {
    title: 'Who',
    cell: ({ admin }) => (
      <Link
        to={pathWith({ admin })}
        className={`max-w-64 @table/admin-table:min-w-36 wrap-anywhere ${filterLink}`}
      >
        {admin}
      </Link>
    ),
  },
  {
    title: 'What',
    isHead: true,
    cell: ({ action, subjectType, subjectId, subject }) => (
      <span className="grid wrap-anywhere @table/admin-table:min-w-36">
        <span className="first-letter:uppercase">{action}</span>
        <Link
          to={pathWith({ subjectType, subjectId })}
          className={`max-w-80 truncate text-xs font-normal text-(--soft) @max-table/admin-table:hidden! ${filterLink}`}
        >
          {`No. ${subjectId}, ${subject}`}
        </Link>
      </span>
    ),
  },
  { title: 'Change', cell: (row) => <ChangeList {...row} /> },
];

/** The values before and after, field by field. */
function ChangeList({ before, after }: Pick<Activity, 'before' | 'after'>) {
  const changes = listChanges(before, after);
  if (changes.length === 0) return <span className="text-(--soft)">–</span>;
  // Something new or deleted has only one side.
  const hasBothSides = before !== null && after !== null;
  return (
    <dl className="grid max-w-prose gap-1 @table/admin-table:block @table/admin-table:line-clamp-2">
      {changes.map((change) => (
        <div
          key={change.field}
          className="flex flex-wrap items-baseline gap-x-2 @table/admin-table:inline @table/admin-table:pr-3"
        >
          <dt className="text-xs text-(--soft) @table/admin-table:inline">{`${change.field} `}</dt>
          <dd className="min-w-0 wrap-anywhere @table/admin-table:inline">
            {hasBothSides && (
              <>
                <span className="text-(--soft)">{change.before ?? 'nothing'}</span>
                <ArrowRight aria-label="to" size={14} className="mx-1.5 inline align-middle" />
              </>
            )}
            <span>{(hasBothSides ? change.after : (change.after ?? change.before)) ?? 'nothing'}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
