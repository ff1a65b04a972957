import type { Activity } from '@namma/contract/admin/schemas';
import { ArrowRight } from 'lucide-react';
import { listChanges } from './changes';

/** The values before and after, field by field. */
export function ChangeList({ before, after }: Pick<Activity, 'before' | 'after'>) {
  const changes = listChanges(before, after);
  if (changes.length === 0) return <span className="text-(--soft)">–</span>;
  // Something new or deleted has only one side.
  const hasBothSides = before !== null && after !== null;
  return (
    <dl className="grid max-w-prose gap-1">
      {changes.map((change) => (
        <div key={change.field} className="flex flex-wrap items-baseline gap-x-2">
          <dt className="text-xs text-(--soft)">{change.field}</dt>
          <dd className="line-clamp-2 min-w-0 wrap-anywhere">
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
