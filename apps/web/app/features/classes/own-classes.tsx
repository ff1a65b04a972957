import { formatDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { groupClassLabel } from '@namma/contract/messages/group-classes';
import * as paths from '@namma/contract/paths';
import { useRef } from 'react';
import { Link } from 'react-router';
import * as words from '#words/classes';
import { api } from '../../lib/api/api';
import { useAnswer } from '../../lib/api/use-answer';
import { useLast } from '../../ui/use-last';
import { nameOf, OwnButtons } from './class-buttons';
import { timesOf } from './class-row';
import { keyOf } from './use-own-classes';

const underlined = 'inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4';

/** The classes that a member has booked, with the no-shows that count, in the profile. */
export function OwnClasses() {
  const { answer: read, retry } = useAnswer((signal) => api('classes/getMine', { signal }));
  const answer = useLast(read);
  const title = useRef<HTMLHeadingElement>(null);
  if (!answer) return null;
  const { classes, missed, blockedThrough, rule } = answer;
  return (
    <section aria-labelledby="own-classes" className="mt-12">
      <h2 ref={title} id="own-classes" tabIndex={-1} className="heading text-xl outline-none">
        {words.yourClasses}
      </h2>
      {classes.length === 0 && <p className="mt-2 text-(--soft)">{words.noneBooked}</p>}
      <ul className="mt-4">
        {classes.map((held) => {
          const when = `${words.dayOf(held.day)}, ${timesOf(held)}`;
          return (
            <li
              key={keyOf(held)}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-(--line) py-4"
            >
              <div>
                <h3 className="heading text-lg">{groupClassLabel(held.type)}</h3>
                <p className="figures">{when}</p>
                <p className="text-sm text-(--soft)">
                  {held.coach ? words.atWith(centerLabel(held.center), held.coach) : centerLabel(held.center)}
                </p>
                <p className="text-sm font-semibold">{words.placeOf(held.position)}</p>
              </div>
              <div className="flex flex-wrap gap-2">
                <OwnButtons held={held} name={nameOf(held, when)} focusAfter={title} onChanged={retry} />
              </div>
            </li>
          );
        })}
      </ul>
      {missed.length > 0 && rule.most > 0 && (
        <div className="mt-4 text-sm">
          <p>{words.missed(missed.map((each) => `${groupClassLabel(each.type)}, ${formatDay(each.day)}`))}</p>
          <p className="text-(--soft)">{words.missedRule(rule.most, rule.withinDays, rule.blockedDays)}</p>
        </div>
      )}
      {blockedThrough !== null && (
        <p className="mt-2 font-semibold">{words.blocked(formatDay(blockedThrough))}</p>
      )}
      <Link to={paths.classes} className={underlined}>
        {words.allClasses}
      </Link>
    </section>
  );
}
