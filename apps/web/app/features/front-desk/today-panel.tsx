import type { Reply } from '@namma/contract/calls';
import { centerLabel } from '@namma/contract/messages/centers';
import { visitRefusalTexts } from '@namma/contract/messages/visits';
import { memberPath } from '@namma/contract/paths';
import type { Center } from '@namma/contract/values/centers';
import { formatTime24 } from '@namma/contract/values/times';
import { INSIDE_HOURS } from '@namma/contract/visits/rules';
import type { Visit } from '@namma/contract/visits/schemas';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { StatusMark } from '../../admin/list/status-mark';
import { usePolling } from '../../admin/list/use-polling';
import { api } from '../../lib/api/api';
import { sentenceOf, statusOf } from '../../lib/api/api-error';
import { passKindLabels } from './passes/pass-labels';

type Today = Reply<'visits/getToday'>;

interface TodayPanelProps {
  center: Center | undefined;
  /** Read again when it changes. */
  count: number;
}

/** The visits of today at this counter's center, and how many are in at each. */
export function TodayPanel({ center, count }: TodayPanelProps) {
  const { today, refusal } = useToday(center, count);
  if (!today) return refusal === undefined ? null : <p role="status">{refusal}</p>;
  const { totals, visits, isMore } = today;
  return (
    <section aria-labelledby="today" className="border-t border-(--line) pt-6">
      <h2 id="today" className="heading text-xl">
        Visits today
      </h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(40)),1fr))] gap-3">
        {totals.map((total) => (
          <li
            key={total.center}
            className={`rounded-md border-2 p-4 ${total.center === center ? 'border-ink' : 'border-(--line)'}`}
          >
            <p className="text-sm text-(--soft)">{centerLabel(total.center)}</p>
            <p className="mt-1">
              <span className="display figures text-2xl">{total.inside}</span>
              <span>{' in'}</span>
            </p>
            <p className="figures text-sm text-(--soft)">
              {`${total.visits} ${total.visits === 1 ? 'visit' : 'visits'}, ${total.refused} refused`}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-(--soft)">{`In: came within the last ${INSIDE_HOURS} hours.`}</p>
      {visits.length === 0 ? (
        <p className="mt-4">{`No visits to ${center ? centerLabel(center) : 'any center'} today.`}</p>
      ) : (
        <ol aria-label="Visits, newest first" className="mt-4 border-t-2 border-ink">
          {visits.map((visit) => (
            <VisitRow key={visit.id} visit={visit} />
          ))}
        </ol>
      )}
      {isMore && <p className="mt-2 text-sm text-(--soft)">{`The newest ${visits.length} are shown.`}</p>}
    </section>
  );
}

function VisitRow({ visit }: { visit: Visit }) {
  const { at, center, userId, name, type, pass, verdict, reason, overruled, isInside } = visit;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-(--line) py-3 text-sm sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <time dateTime={at} className="figures">
        {formatTime24(new Date(at))}
      </time>
      <div className="min-w-0 wrap-anywhere">
        {userId === null ? (
          <span className="font-semibold">{name || 'Unknown card'}</span>
        ) : (
          <Link
            to={memberPath(userId)}
            className="font-semibold underline underline-offset-4 hover:no-underline"
          >
            {name}
          </Link>
        )}
        <span className="block text-(--soft)">
          {`${[pass ? passKindLabels[pass] : type, center && centerLabel(center)].filter(Boolean).join(', ')}${reason ? `. ${visitRefusalTexts[reason]}` : ''}${overruled ? `. Let in because: ${overruled}` : ''}`}
        </span>
      </div>
      <div className="max-sm:col-start-2">
        {verdict === 'refused' ? (
          <StatusMark tone="waiting">refused</StatusMark>
        ) : (
          <StatusMark tone={isInside ? 'done' : 'off'}>{isInside ? 'in' : 'was in'}</StatusMark>
        )}
      </div>
    </li>
  );
}

/** The visits as they are now; the last known ones while the server does not answer. A refusal takes their place (D148). */
function useToday(center: Center | undefined, count: number) {
  const [shown, setShown] = useState<{ of: Center | undefined; today?: Today; refusal?: string }>();
  const newest = useRef<(signal?: AbortSignal) => void>(undefined);
  newest.current = (signal) => {
    const query = center ? { center } : {};
    api('visits/getToday', { query, ...(signal && { signal }) }).then(
      (answer) => {
        if (!signal?.aborted) setShown({ of: center, today: answer });
      },
      (error: unknown) => {
        const isRefused = statusOf(error) === 403;
        if (isRefused && !signal?.aborted) setShown({ of: center, refusal: sentenceOf(error) });
      },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another center, or one more who came
  useEffect(() => {
    const asking = new AbortController();
    newest.current?.(asking.signal);
    return () => asking.abort();
  }, [center, count]);
  usePolling((signal) => newest.current?.(signal), 'later');
  // Never those of the center that was chosen before.
  const own = shown?.of === center ? shown : undefined;
  return { today: own?.today, refusal: own?.refusal };
}
