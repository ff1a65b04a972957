import { formatInstant } from '@namma/contract/days/dates';
import type { MembershipEvent } from '@namma/contract/memberships/schemas';
import * as words from '#words/membership-days';
import { describeMembershipEvent } from '../../../../shared/membership-event';

/** History of a membership, newest first. */
export function History({ events }: { events: readonly MembershipEvent[] }) {
  if (events.length === 0) return null;
  return (
    <details className="border-t border-(--line)">
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold">
        {words.history(events.length)}
      </summary>
      <ol className="grid gap-3 pb-2 text-sm">
        {[...events].reverse().map(({ kind, ...event }) => {
          const { title, details, moved } = describeMembershipEvent(kind, event);
          return (
            <li key={event.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p className="min-w-0">
                <span className="font-semibold">{title}</span>
                <span className="block text-(--soft) wrap-anywhere">{details}</span>
              </p>
              <p className="figures text-xs text-(--soft)">
                {moved && <span>{`${moved} · `}</span>}
                <time dateTime={event.at}>{formatInstant(event.at)}</time>
              </p>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
