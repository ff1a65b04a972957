import type { ClosedTime } from '@namma/contract/centers/schemas';
import { formatDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { openCenters } from '@namma/contract/values/centers';
import { formatMinuteOfDay } from '@namma/contract/values/opening-hours';
import { formatTime12 } from '@namma/contract/values/times';
import * as words from '#words/closures';

interface ClosedCentersProps {
  closed: readonly ClosedTime[];
  className: string;
}

/** When centers are closed soon, where their hours are shown or one is chosen. Nothing when none is. */
export function ClosedCenters({ closed, className }: ClosedCentersProps) {
  if (closed.length === 0) return null;
  const title = closed.every(({ open }) => open) ? words.otherHoursSoon : words.closedSoon;
  return (
    <aside className={className} aria-label={title}>
      <p className="font-semibold">{title}</p>
      <ul className="mt-2 grid gap-2 text-sm">
        {joinCenters(closed).map(({ name, time }) => (
          <li key={JSON.stringify(time)} className="wrap-anywhere">
            <span className="block">{sayWhen(name, time)}</span>
            <span className="block">{time.reason}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** Entries of all centers are merged into one line. */
function joinCenters(closed: readonly ClosedTime[]) {
  const sayOthers = ({ center: _, ...time }: ClosedTime) => JSON.stringify(time);
  return closed.flatMap((time) => {
    const alike = closed.filter((other) => sayOthers(other) === sayOthers(time));
    if (alike.length < openCenters().length) return { name: centerLabel(time.center), time };
    return time === alike[0] ? { name: words.allCenters, time } : [];
  });
}

function sayWhen(name: string, { fromDay, toDay, hours, open }: ClosedTime): string {
  const [from, to] = [formatDay(fromDay), formatDay(toDay)];
  if (open)
    return words.openHours(
      name,
      from,
      formatMinuteOfDay(open.opensAtMinute),
      formatMinuteOfDay(open.closesAtMinute),
    );
  if (!hours) return fromDay === toDay ? words.closedOn(name, from) : words.closedFromTo(name, from, to);
  const [start, end] = [formatTime12(new Date(hours.startsAt)), formatTime12(new Date(hours.endsAt))];
  if (fromDay === toDay) return words.closedHours(name, from, start, end);
  return words.closedFromTo(name, `${from}, ${start}`, `${to}, ${end}`);
}
