import type { Team as Coaches } from '@namma/contract/appointments/coach-schemas';
import { type ConsultancyType, consultancyTypes } from '@namma/contract/appointments/rules';
import type { Slot } from '@namma/contract/appointments/schemas';
import { messages } from '@namma/contract/messages';
import { consultancyTypeLabel } from '@namma/contract/messages/appointment-types';
import { ArrowUpRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import * as words from '#words/consultancy';
import { getToken } from '../../lib/session/session';
import { useSignInFirst } from '../../lib/session/use-sign-in-first';
import { appointmentPath } from './appointment-path';
import { ConsultancyPicture } from './consultancy-picture';
import { shortTimeOf } from './use-next-free';

const texts: Record<ConsultancyType, string> = {
  Fitness: words.aboutFitness,
  Nutrition: words.aboutNutrition,
  Physiotherapy: words.aboutPhysiotherapy,
};

/** Keeps its place until the free times are known. */
const NextFree = ({ slot }: { slot: Slot | undefined }) => (
  <p className="figures mb-3 min-h-lh text-sm font-semibold text-lime">
    {slot && words.nextFree(shortTimeOf(slot))}
  </p>
);

/** The three consultancies. They are plain links, so they work without JavaScript and in a new tab. */
interface ConsultancyCardsProps {
  /** Free times, soonest first, and the coaches, who decide to which consultancy a time belongs. */
  free?: readonly Slot[] | undefined;
  byCoach?: Coaches;
}

export function ConsultancyCards({ free, byCoach = [] }: ConsultancyCardsProps) {
  const signInFirst = useSignInFirst();

  const nextFree = (type: ConsultancyType) =>
    free?.find(({ coachId }) => byCoach.find((coach) => coach.coachId === coachId)?.type === type);

  function askGuest(event: MouseEvent, type: ConsultancyType) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (getToken() || opensElsewhere) return;
    event.preventDefault();
    signInFirst(messages.pleaseLogin, appointmentPath(type));
  }

  return (
    <ul className="grid grid-cols-1 gap-x-4 gap-y-10 lg:grid-cols-3">
      {consultancyTypes.map((type, place) => (
        <li key={type} className="@container">
          <Link
            to={appointmentPath(type)}
            state={{ title: type }}
            onClick={(event) => askGuest(event, type)}
            className="group flex h-full flex-col sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8"
          >
            <div className="overflow-hidden rounded-sm">
              <ConsultancyPicture
                type={type}
                isFirst={place === 0}
                sizes="(min-width: 64rem) 32vw, (min-width: 40rem) 46vw, 92vw"
                className="aspect-[4/3] transition-[scale] duration-250 group-hover:scale-[1.03] lg:aspect-square"
              />
            </div>
            <div className="flex grow flex-col max-sm:mt-5 lg:mt-5">
              <div className="flex flex-wrap items-start justify-between gap-x-4">
                <h2 className="display text-name">{consultancyTypeLabel(type)}</h2>
                <ArrowUpRight
                  aria-hidden="true"
                  className="shrink-0 transition-[translate] group-hover:translate-x-1 group-hover:-translate-y-1"
                />
              </div>
              <p className="mt-2 mb-4 max-w-lead text-(--soft)">{texts[type]}</p>
              <NextFree slot={nextFree(type)} />
              <span className="mt-auto inline-flex min-h-11 items-center self-start rounded-md border border-current px-5 text-sm font-semibold">
                {words.bookAnAppointment}
              </span>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
