import type { OwnClass } from '@namma/contract/classes/schemas';
import type { GroupClass } from '@namma/contract/memberships/group-classes';
import { groupClassLabel } from '@namma/contract/messages/group-classes';
import type { RefObject } from 'react';
import * as words from '#words/classes';
import { api, apiFile } from '../../lib/api/api';
import { saveFile } from '../../lib/api/save-file';
import { useFailure } from '../../lib/api/use-failure';
import { useOutcome } from '../../lib/api/use-outcome';
import { invalidate } from '../../lib/loading/read-cache';
import { Button, buttonClass } from '../../ui/button';
import { ConfirmButton } from '../../ui/confirm-button';
import { useOneAtATime } from '../../ui/use-one-at-a-time';

interface ClassOfDay {
  slotId: number;
  day: string;
  type: GroupClass;
}

interface BookButtonProps {
  name: string;
  isFull: boolean;
  onBook: () => Promise<unknown>;
}

/** Books a class, or a place on the waiting list of a full one. The response has the place. */
export function BookButton({ name, isFull, onBook }: BookButtonProps) {
  const [book, isBusy] = useOneAtATime(onBook);
  const label = isFull ? words.joinList : words.book;
  return (
    <Button
      look={isFull ? 'outline' : 'primary'}
      isBusy={isBusy}
      className="max-xl:px-4 xl:w-full xl:px-2"
      aria-label={`${label}: ${name}`}
      onClick={() => void book()}
    >
      {label}
    </Button>
  );
}

/** Cancels a place or a waiting place, or adds it to a calendar. */
export function OwnButtons({
  held,
  name,
  focusAfter,
  onChanged,
}: {
  held: OwnClass;
  name: string;
  /** Gets the focus when these buttons disappear with the booking. */
  focusAfter: RefObject<HTMLElement | null>;
  onChanged: () => unknown;
}) {
  const showFailure = useFailure();
  const say = useOutcome();
  const { slotId, day, place, cancelUntil } = held;
  const [download, isLoading] = useOneAtATime(async () => {
    try {
      saveFile(await apiFile('classes/ics', { slotId, day }), 'class.ics');
    } catch (error) {
      showFailure(error);
    }
  });
  const isIn = place === 'in';
  const giveUp = isIn ? words.giveUp : words.leaveList;
  return (
    <>
      {isIn && (
        <Button
          look="outline"
          isBusy={isLoading}
          aria-label={`${words.addToCalendar}: ${name}`}
          onClick={() => void download()}
        >
          {words.addToCalendar}
        </Button>
      )}
      {cancelUntil !== null && (
        <ConfirmButton
          className={buttonClass('quiet', 'underline')}
          aria-label={`${giveUp}: ${name}`}
          title={isIn ? words.giveUpQuestion(name) : words.leaveListQuestion(name)}
          description={isIn ? words.giveUpText : words.leaveListText}
          confirmLabel={giveUp}
          focusAfter={focusAfter}
          onConfirm={async () => {
            await say(api('classes/cancel', { body: { slotId, day } }));
            invalidate('classes/');
            await onChanged();
          }}
        >
          {giveUp}
        </ConfirmButton>
      )}
    </>
  );
}

export const nameOf = ({ type }: Pick<ClassOfDay, 'type'>, when: string): string =>
  `${groupClassLabel(type)}, ${when}`;
