import type { ConsultancyType } from '@namma/contract/appointments/rules';
import type { Slot } from '@namma/contract/appointments/schemas';
import { addDays, type Day, formatDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { type Center, openCenters } from '@namma/contract/values/centers';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import * as words from '#words/appointments';
import { useIsHydrated } from '../../../lib/loading/use-is-hydrated';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { Options } from '../../../ui/options';
import { Spinner } from '../../../ui/spinner';
import { FreeInstead } from './free-instead';
import { useSlots } from './use-slots';
import {
  byCoach,
  type CoachTimes,
  DAYS_SHOWN,
  dayOf,
  daysFrom,
  isSameSlot,
  lastDayFrom,
  timeOf,
  weekdayName,
  weekStart,
} from './week';

interface SlotPickerProps {
  type: ConsultancyType;
  today: Day;
  /** The day to begin with; the first one with a free time when it is absent or cannot be booked. */
  day?: Day | undefined;
  /** Notified which day is shown, for a form that has a date. */
  onDay?: (day: Day) => void;
  chosen: Slot | undefined;
  onChoose: (slot: Slot) => void;
  /** Free times that the server has named instead of a taken one. */
  instead?: readonly Slot[] | undefined;
}

/** A week of free times: seven days with their number of free times, and the times of one of them by center and coach. */
export function SlotPicker({ type, today, day, onDay, chosen, onChoose, instead }: SlotPickerProps) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const wanted = day && day >= today && day <= lastDayFrom(today) ? day : undefined;
  const isHydrated = useIsHydrated();
  const [pressed, setPressed] = useState({ day: wanted, wanted });
  // Follows the date of the form.
  if (pressed.wanted !== wanted) setPressed({ day: wanted, wanted });
  const [center, setCenter] = useState<Center>();
  const start = weekStart(today, pressed.day ?? today);
  const { slots, failure, readAgain } = useSlots({ type, start, center }, instead?.length ?? 0);
  // Until a day is chosen, the first one with a free time.
  const shown = pressed.day ?? (slots?.[0] ? dayOf(slots[0]) : today);
  const show = (other: Day) => {
    setPressed({ day: other, wanted });
    onDay?.(other);
  };
  const lastDay = lastDayFrom(today);
  const next = addDays(start, DAYS_SHOWN);
  const days = daysFrom(start);
  const ofDay = slots?.filter((slot) => dayOf(slot) === shown);

  return (
    <section aria-labelledby={`${id}-title`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h2 ref={title} id={`${id}-title`} tabIndex={-1} className="text-sm font-semibold outline-none">
            {words.freeTimes}
          </h2>
          <p className="text-xs text-(--soft)">{words.indianTime}</p>
        </div>
        <label className="flex min-w-0 flex-wrap items-center gap-2 text-sm text-(--soft)">
          <span>{words.center}</span>
          <select
            value={center ?? ''}
            className="min-h-11 max-w-full rounded-md border border-(--edge) bg-(--raised) px-3 text-sm text-current transition-colors hover:border-current"
            onChange={({ currentTarget }) =>
              setCenter(openCenters().find((each) => each === currentTarget.value))
            }
          >
            <option value="">{words.allCenters}</option>
            <Options of={openCenters()} label={centerLabel} />
          </select>
        </label>
      </div>

      {instead && (
        <FreeInstead
          slots={instead}
          onChoose={(slot) => {
            onChoose(slot);
            title.current?.focus();
          }}
        />
      )}

      <div className="@container grid gap-2">
        <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-1">
          {/* Not disabled, which would drop the focus. */}
          <IconButton
            aria-label={words.earlierDays}
            aria-disabled={start <= today}
            className="aria-disabled:opacity-40"
            onClick={() => start > today && show(addDays(start, -DAYS_SHOWN))}
          >
            <ArrowLeft aria-hidden="true" size={20} />
          </IconButton>
          <p id={`${id}-days`} aria-live="polite" className="figures text-center text-sm">
            {words.daysFromTo(formatDay(start), formatDay(addDays(next, -1)))}
          </p>
          <IconButton
            aria-label={words.laterDays}
            aria-disabled={next > lastDay}
            className="aria-disabled:opacity-40"
            onClick={() => next <= lastDay && show(next)}
          >
            <ArrowRight aria-hidden="true" size={20} />
          </IconButton>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read with each of its buttons */}
        <div
          role="group"
          aria-labelledby={`${id}-days`}
          className="grid grid-cols-[repeat(auto-fit,minmax(max(--spacing(15),22%),1fr))] gap-1 @md:grid-cols-7"
          onKeyDown={onArrowKeys}
        >
          {days.map((each) => (
            <DayButton
              key={each}
              day={each}
              isShown={each === shown}
              isBookable={each <= lastDay}
              free={slots?.filter((slot) => dayOf(slot) === each).length}
              onPress={() => show(each)}
            />
          ))}
        </div>
      </div>

      <div className="min-h-28" aria-busy={slots === undefined && !failure}>
        {failure && (
          <div role="alert" className="grid justify-items-start gap-3 text-sm">
            <p>{failure}</p>
            <Button look="outline" onClick={readAgain}>
              {words.tryAgain}
            </Button>
          </div>
        )}
        {!failure && !ofDay && isHydrated && <Spinner label={words.lookingForTimes} />}
        {ofDay?.length === 0 && (
          <p className="text-sm text-(--soft)">
            {slots?.length === 0
              ? words.noTimesInWeek
              : words.noTimesOn(weekdayName(shown), formatDay(shown))}
          </p>
        )}
        {ofDay && ofDay.length > 0 && (
          <ul className="grid gap-5">
            {byCoach(ofDay).map((times) => (
              <li key={times.key}>
                <TimesOfCoach times={times} day={shown} chosen={chosen} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

interface DayButtonProps {
  day: Day;
  isShown: boolean;
  isBookable: boolean;
  /** Undefined while it is not known. */
  free: number | undefined;
  onPress: () => void;
}

/** Shows the words of its name, by which people who speak to the browser press it. The month is above the days. */
function DayButton({ day, isShown, isBookable, free, onPress }: DayButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isShown}
      tabIndex={isShown ? 0 : -1}
      disabled={!isBookable}
      onClick={onPress}
      className="grid min-h-20 min-w-0 content-center justify-items-center rounded-md border border-(--line) py-1 text-xs transition-colors hover:border-current disabled:opacity-40 aria-pressed:border-lime aria-pressed:bg-lime aria-pressed:text-ink"
    >
      <span>{`${weekdayName(day)} `}</span>
      <span className="figures text-base font-semibold">{Number(day.slice(-2))}</span>
      {isBookable && free !== undefined && <span className="sr-only">{', '}</span>}
      <span className="figures min-h-[1lh] leading-tight">
        {isBookable && free !== undefined && words.freeTimesOfDay(free)}
      </span>
    </button>
  );
}

interface TimesOfCoachProps {
  times: CoachTimes;
  day: Day;
  chosen: Slot | undefined;
  onChoose: (slot: Slot) => void;
}

function TimesOfCoach({ times: { center, coach, slots }, day, chosen, onChoose }: TimesOfCoachProps) {
  const id = useId();
  const reachable = slots.find((slot) => isSameSlot(slot, chosen)) ?? slots[0];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read with each of its buttons
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className="text-sm font-semibold">
        <span>{`${coach} `}</span>
        <span className="font-normal text-(--soft)">{`· ${centerLabel(center)}`}</span>
        <span className="sr-only">{`, ${weekdayName(day)}, ${formatDay(day)}`}</span>
      </h3>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move between its buttons */}
      <div
        className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(--spacing(22),1fr))] gap-2"
        onKeyDown={onArrowKeys}
      >
        {slots.map((slot) => (
          <button
            key={slot.startsAt}
            type="button"
            aria-pressed={isSameSlot(slot, chosen)}
            tabIndex={slot === reachable ? 0 : -1}
            onClick={() => onChoose(slot)}
            className="figures min-h-11 rounded-full border border-(--line) px-2 text-sm transition-colors hover:border-current aria-pressed:border-lime aria-pressed:bg-lime aria-pressed:font-semibold aria-pressed:text-ink"
          >
            {timeOf(slot)}
          </button>
        ))}
      </div>
    </div>
  );
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Moves the focus between the buttons of a group with the arrow keys, Home and End. Only one of them is reached with Tab: give
 * the others `tabIndex={-1}`.
 */
function onArrowKeys(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const step = steps[event.key];
  const to =
    step !== undefined
      ? (at + step + buttons.length) % buttons.length
      : ({ Home: 0, End: buttons.length - 1 }[event.key] ?? -1);
  if (to < 0) return;
  event.preventDefault();
  buttons[to]?.focus();
}
