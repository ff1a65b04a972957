import { formatDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { adminLogin } from '@namma/contract/paths';
import * as words from '#words/classes';
import { IfAllowed } from '../../../admin/shell/if-allowed';
import { api } from '../../../lib/api/api';
import { useAnswer } from '../../../lib/api/use-answer';
import { useOutcome } from '../../../lib/api/use-outcome';
import { Button } from '../../../ui/button';
import { useLast } from '../../../ui/use-last';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { timesOf } from '../class-row';
import { keyOf } from '../use-own-classes';

interface PersonClassesProps {
  userId: number;
  onChanged?: () => void;
}

/** The booked classes of a member, and the counted no-shows, which the desk can remove. */
export const PersonClasses = (props: PersonClassesProps) => (
  <IfAllowed permission="bookClasses">
    <Classes {...props} />
  </IfAllowed>
);

function Classes({ userId, onChanged }: PersonClassesProps) {
  const { answer: read, retry } = useAnswer((signal) => api('classes/getFor', { query: { userId }, signal }));
  const answer = useLast(read);
  const say = useOutcome(adminLogin);
  const [takeBack, isBusy] = useOneAtATime(async (key: { slotId: number; day: string }) => {
    const { slotId, day } = key;
    const body = { slotId, day, userId, isPresent: false, isExcused: true } as const;
    await say(api('classes/markPresent', { body }));
    retry();
    onChanged?.();
  });
  if (!answer || (answer.classes.length === 0 && answer.missed.length === 0)) return null;
  const { classes, missed, blockedThrough } = answer;
  return (
    <section aria-label="Classes" className="min-w-0 text-sm">
      <h2 className="heading mb-2 text-base">Classes</h2>
      <ul className="divide-y divide-(--line) border-y border-(--line)">
        {classes.map((held) => (
          <li key={keyOf(held)} className="py-2">
            <p className="font-semibold">{`${held.type}, ${held.place === 'in' ? 'in' : `number ${held.position} on the waiting list`}`}</p>
            <p className="text-(--soft)">{`${words.dayOf(held.day)}, ${timesOf(held)}, ${centerLabel(held.center)}`}</p>
          </li>
        ))}
        {missed.map((each) => {
          const what = `${each.type}, ${words.dayOf(each.day)}`;
          return (
            <li
              key={keyOf(each)}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
            >
              <div className="min-w-0">
                <p className="font-semibold">{`No-show: ${each.type}`}</p>
                <p className="text-(--soft)">{`${words.dayOf(each.day)}, ${timesOf(each)}, ${centerLabel(each.center)}`}</p>
              </div>
              <IfAllowed permission="markClasses">
                <Button
                  look="outline"
                  isBusy={isBusy}
                  aria-label={`Remove no-show: ${what}`}
                  onClick={() => void takeBack(each)}
                >
                  Remove no-show
                </Button>
              </IfAllowed>
            </li>
          );
        })}
      </ul>
      {blockedThrough !== null && (
        <p className="mt-2 font-semibold">{`Booking paused through ${formatDay(blockedThrough)}`}</p>
      )}
    </section>
  );
}
