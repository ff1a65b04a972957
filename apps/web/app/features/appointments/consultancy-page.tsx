import type { Team as Coaches } from '@namma/contract/appointments/coach-schemas';
import * as words from '#words/consultancy';
import { ConsultancyCards } from './consultancy-cards';
import { ConsultancyPrice } from './consultancy-price';
import { Team } from './team';
import { useFreeTimes } from './use-next-free';

export function ConsultancyPage({ team }: { team: Coaches }) {
  const free = useFreeTimes();
  return (
    <div className="page-width py-14 md:py-20">
      <div className="mb-10 grid grid-cols-1 gap-x-8 gap-y-4 md:mb-14 lg:grid-cols-12 lg:items-end">
        <h1 className="display text-2xl sm:text-3xl lg:col-span-8">{words.consultancy}</h1>
        <div className="max-w-text lg:col-span-4">
          <p className="text-(--soft)">{words.consultancyLead}</p>
          <ConsultancyPrice className="mt-3" />
        </div>
      </div>
      <ConsultancyCards free={free} byCoach={team} />
      <Team team={team} free={free} />
    </div>
  );
}
