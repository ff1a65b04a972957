import { type ConsultancyType, findConsultancyType } from '@namma/contract/appointments/rules';
import type { ClosedTime } from '@namma/contract/centers/schemas';
import { consultancyTypeLabel } from '@namma/contract/messages/appointment-types';
import { useLocation, useSearchParams } from 'react-router';
import * as words from '#words/consultancy';
import { useIsHydrated } from '../../lib/loading/use-is-hydrated';
import { ClosedCenters } from '../../shared/closed-centers';
import { AppointmentForm } from './appointment-form';
import { ConsultancyCards } from './consultancy-cards';
import { ConsultancyPicture } from './consultancy-picture';
import { ConsultancyPrice } from './consultancy-price';

/** The form for the chosen consultancy; without one, the choice. */
export function AppointmentPage({ closed }: { closed: readonly ClosedTime[] }) {
  const type = useConsultancyType();
  if (!type) {
    return (
      <div className="page-width py-14 md:py-20">
        <h1 className="display mb-10 text-2xl sm:text-3xl">{words.chooseConsultancy}</h1>
        <ConsultancyCards />
      </div>
    );
  }
  return (
    <div className="page-width grid grid-cols-1 gap-x-8 gap-y-10 py-14 md:py-20 lg:grid-cols-12">
      <div className="@container lg:col-span-5">
        <h1 className="display text-headline">{consultancyTypeLabel(type)}</h1>
        <p className="mt-4 max-w-lead text-(--soft)">{words.appointmentLead}</p>
        <ConsultancyPrice className="mt-4" />
        <ClosedCenters closed={closed} className="mt-6 border-l-4 border-lime pl-4" />
        {/* Not on phones, where it would push the form out of sight. */}
        <div className="mt-10 hidden lg:block">
          <ConsultancyPicture
            type={type}
            sizes="(min-width: 64rem) 38vw, 1px"
            className="aspect-[4/3] rounded-sm"
          />
        </div>
      </div>
      <div className="lg:col-span-6 lg:col-start-7">
        <AppointmentForm key={type} type={type} />
      </div>
    </div>
  );
}

/** The consultancy to book: from the address, else from the navigation state (SPEC section 2). */
function useConsultancyType(): ConsultancyType | undefined {
  const [search] = useSearchParams();
  const { state } = useLocation();
  // The server has no navigation state, so its markup must match until hydration.
  const isHydrated = useIsHydrated();
  const handed: { title?: string } | null = isHydrated ? state : null;
  return findConsultancyType(search.get('type')) ?? findConsultancyType(handed?.title);
}
