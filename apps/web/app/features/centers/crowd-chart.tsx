import type { Reply } from '@namma/contract/calls';
import { gymDay, gymMinute, weekdayOf } from '@namma/contract/days/dates';
import type { GymSettings } from '@namma/contract/settings/schemas';
import { formatMinuteOfDay } from '@namma/contract/values/opening-hours';
import { useEffect, useState } from 'react';
import * as words from '#words/center';

const MINUTES_PER_HOUR = 60;

interface CrowdChartProps {
  crowd: Reply<'visits/getCrowd'>;
  hours: GymSettings['hours'];
}

const levelOf = (percent: number): string =>
  percent >= 70 ? words.busy : percent >= 40 ? words.moderate : words.quiet;

/** The usual crowd on this weekday as one bar for each open hour. The current hour is lime. */
export function CrowdChart({ crowd, hours }: CrowdChartProps) {
  // Pages are cached on the server, so the browser chooses the weekday and the hour.
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);
  const weekday = weekdayOf(gymDay(now ?? new Date()));
  const current = now && Math.floor(gymMinute(now) / MINUTES_PER_HOUR);
  const open = hours.find(({ weekdays }) => weekdays.includes(weekday));
  if (crowd.length === 0 || !open) return <p className="mt-3 text-(--soft)">{words.crowdUnknown}</p>;
  const first = Math.floor(open.opensAtMinute / MINUTES_PER_HOUR);
  const end = Math.ceil(open.closesAtMinute / MINUTES_PER_HOUR);
  const bars = Array.from({ length: end - first }, (_, n) => {
    const hour = first + n;
    const percent = crowd.find((each) => each.weekday === weekday && each.hour === hour)?.percent ?? 0;
    return { hour, percent, label: formatMinuteOfDay(hour * MINUTES_PER_HOUR) };
  });
  const isOpen = bars.find(({ hour }) => hour === current);
  return (
    <>
      <p className="mt-1 min-h-lh text-sm text-(--soft)">
        {isOpen ? words.usuallyNow(levelOf(isOpen.percent)) : words.onThisWeekday}
      </p>
      <ol className="mt-6 flex h-36 items-end gap-1">
        {bars.map(({ hour, percent, label }) => (
          <li key={hour} className="flex h-full min-w-0 flex-1 items-end justify-center">
            <span className="sr-only">{`${label}: ${levelOf(percent)}`}</span>
            <span
              aria-hidden="true"
              className={`block w-full max-w-16 rounded-t-xs ${hour === current ? 'bg-lime' : 'bg-paper/30'}`}
              style={{ height: `${Math.max(percent, 3)}%` }}
            />
          </li>
        ))}
      </ol>
      <p
        aria-hidden="true"
        className="figures mt-2 flex justify-between border-t border-(--line) pt-2 text-xs text-(--soft)"
      >
        <span>{bars[0]?.label}</span>
        <span>{bars[Math.floor(bars.length / 2)]?.label}</span>
        <span>{formatMinuteOfDay(end * MINUTES_PER_HOUR)}</span>
      </p>
    </>
  );
}
