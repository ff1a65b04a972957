import type { ClosedTime } from '@namma/contract/centers/schemas';
import { formatDay } from '@namma/contract/days/dates';
import { formatTime12 } from '@namma/contract/days/times';
import { centerLabel } from '@namma/contract/messages/centers';
import * as words from '#words/closures';

interface ClosedCentersProps {
  closed: readonly ClosedTime[];
  className: string;
}

/** When centers are closed soon, where their hours are shown or one is chosen. Nothing when none is. */
export function ClosedCenters({ closed, className }: ClosedCentersProps) {
  if (closed.length === 0) return null;
  return (
    <aside className={className} aria-label={words.closedSoon}>
      <p className="font-semibold">{words.closedSoon}</p>
      <ul className="mt-2 grid gap-2 text-sm">
        {closed.map((time) => (
          <li key={JSON.stringify(time)} className="wrap-anywhere">
            <span className="block">{sayWhen(time)}</span>
            <span className="block">{time.reason}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function sayWhen({ center, fromDay, toDay, hours }: ClosedTime): string {
  const name = centerLabel(center);
  const [from, to] = [formatDay(fromDay), formatDay(toDay)];
  if (!hours) return fromDay === toDay ? words.closedOn(name, from) : words.closedFromTo(name, from, to);
  const [start, end] = [formatTime12(new Date(hours.startsAt)), formatTime12(new Date(hours.endsAt))];
  if (fromDay === toDay) return words.closedHours(name, from, start, end);
  return words.closedFromTo(name, `${from}, ${start}`, `${to}, ${end}`);
}
