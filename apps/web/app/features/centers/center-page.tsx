import type { Team } from '@namma/contract/appointments/coach-schemas';
import { brand } from '@namma/contract/brand';
import type { Reply } from '@namma/contract/calls';
import { describeOpenState, openStateAt } from '@namma/contract/centers/open-state';
import type { ClosedTime } from '@namma/contract/centers/schemas';
import type { PlannedClass } from '@namma/contract/classes/schemas';
import { consultancyTypeLabel } from '@namma/contract/messages/appointment-types';
import { centerLabel } from '@namma/contract/messages/centers';
import { groupClassLabel } from '@namma/contract/messages/group-classes';
import * as paths from '@namma/contract/paths';
import { areaOf, type Center, openCenters } from '@namma/contract/values/centers';
import { formatTime12 } from '@namma/contract/values/times';
import { Navigation, Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import * as words from '#words/center';
import { ClosedCenters } from '../../shared/closed-centers';
import { useGym } from '../../shared/gym-settings';
import { Art } from '../../ui/art';
import { ButtonLink } from '../../ui/button';
import { CrowdChart } from './crowd-chart';

interface CenterPageProps {
  center: Center;
  closed: readonly ClosedTime[];
  classes: readonly PlannedClass[];
  team: Team;
  crowd: Reply<'visits/getCrowd'>;
}

const card = 'border-t border-(--line) pt-6';

/** A center: address and hours, the classes of the next day that has some, how busy it usually is, and its coaches. */
export function CenterPage({ center, closed, classes, team, crowd }: CenterPageProps) {
  const gym = useGym();
  const others = openCenters().filter((other) => other !== center);
  return (
    <div className="page-width py-10 md:py-16">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="@container lg:col-span-7">
          <p className="eyebrow text-lime">{words.center}</p>
          <h1 className="display mt-2 text-headline wrap-anywhere">{centerLabel(center)}</h1>
          <Address center={center} />
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink
              to={`${paths.buyMembership}?center=${encodeURIComponent(center)}`}
              look="primary"
              className="min-h-13 px-7 text-base"
            >
              {words.chooseThisCenter}
            </ButtonLink>
            <ButtonLink to={`${paths.home}#tryDay`} look="outline" className="min-h-13 px-7 text-base">
              {words.tryADay}
            </ButtonLink>
          </div>
        </div>
        <Hours closed={closed} />
      </div>
      <div className="mt-14 grid gap-x-8 gap-y-12 lg:grid-cols-2">
        <NextClasses center={center} classes={classes} />
        <section aria-labelledby="crowd-title" className={card}>
          <h2 id="crowd-title" className="heading text-xl">
            {words.howBusy}
          </h2>
          <CrowdChart crowd={crowd} hours={gym.hours} />
        </section>
      </div>
      {team.length > 0 && (
        <section aria-labelledby="coaches-title" className={`mt-14 ${card}`}>
          <h2 id="coaches-title" className="heading text-xl">
            {words.coachesHere}
          </h2>
          <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {team.map(({ coachId, name, type }) => (
              <li key={coachId} className="border-t border-(--line) py-3">
                <span className="block font-semibold">{name}</span>
                <span className="text-sm text-(--soft)">{consultancyTypeLabel(type)}</span>
              </li>
            ))}
          </ul>
          <Link
            to={paths.consultancy}
            className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {words.bookAConsultancy}
          </Link>
        </section>
      )}
      {others.length > 0 && (
        <nav aria-label={words.otherCenters} className={`mt-14 ${card}`}>
          <h2 className="heading text-xl">{words.otherCenters}</h2>
          <ul className="mt-3 flex flex-wrap gap-x-8">
            {others.map((other) => (
              <li key={other}>
                <Link
                  to={paths.centerPath(other)}
                  className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                >
                  {centerLabel(other)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

const contact = 'inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline';

/** The street where the owner has set one, and otherwise the area. The gym's phone where the center has none. */
function Address({ center }: { center: Center }) {
  const gym = useGym();
  const { street = null, phone: ownPhone = null } = gym.centers[center] ?? {};
  const phone = ownPhone ?? gym.phone;
  const address = `${street ?? areaOf(center)}, ${brand.city}`;
  const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
  return (
    <address className="mt-4 not-italic">
      <p className="max-w-text text-(--soft)">{address}</p>
      <p className="mt-2 flex flex-wrap gap-x-6 text-sm">
        <a href={map} target="_blank" rel="noreferrer" className={contact}>
          <Navigation aria-hidden="true" size={18} />
          <span>{words.onTheMap}</span>
          <span className="sr-only">{words.inNewTab}</span>
        </a>
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={contact}>
          <Phone aria-hidden="true" size={18} />
          <span className="figures">{phone}</span>
        </a>
      </p>
    </address>
  );
}

function Hours({ closed }: { closed: readonly ClosedTime[] }) {
  const { hours } = useGym();
  // Known only in the browser: pages are cached on the server.
  const [openState, setOpenState] = useState<string>();
  useEffect(() => {
    const state = openStateAt(new Date(), hours, closed);
    setOpenState(state && describeOpenState(state));
  }, [hours, closed]);
  return (
    <section aria-labelledby="hours-title" className={`lg:col-span-5 ${card}`}>
      <h2 id="hours-title" className="heading text-xl">
        {words.openingHours}
      </h2>
      <p className="mt-1 min-h-lh text-sm font-semibold text-lime">{openState}</p>
      <dl className="mt-3">
        {hours.map(({ days, shown }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-6 border-t border-(--line) py-3">
            <dt className="text-(--soft)">{days}</dt>
            <dd className="figures font-semibold">{shown}</dd>
          </div>
        ))}
      </dl>
      <ClosedCenters closed={closed} className="mt-4 border-l-4 border-lime pl-4" />
    </section>
  );
}

/** The classes of the first day that still has some. */
function NextClasses({ center, classes }: Pick<CenterPageProps, 'center' | 'classes'>) {
  const upcoming = classes.filter(({ state }) => state === 'open' || state === 'full');
  const day = upcoming[0]?.day;
  const link = `${paths.classes}?center=${encodeURIComponent(center)}`;
  return (
    <section aria-labelledby="classes-title" className={card}>
      <h2 id="classes-title" className="heading text-xl">
        {words.nextClasses}
      </h2>
      {day ? (
        <>
          <p className="mt-1 text-sm text-(--soft)">{words.dayName(day)}</p>
          <ul className="mt-3">
            {upcoming
              .filter((each) => each.day === day)
              .map((planned) => (
                <li
                  key={planned.slotId}
                  className="grid min-h-18 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-4 border-t border-(--line) py-2"
                >
                  <Art
                    name={`class-${planned.type.toLowerCase()}`}
                    kind="upright"
                    alt=""
                    sizes="56px"
                    className="size-14 rounded-sm"
                  />
                  <span>
                    <span className="heading block text-base">{groupClassLabel(planned.type)}</span>
                    <span className="text-sm text-(--soft)">{planned.coach}</span>
                  </span>
                  <span className="figures text-right font-semibold">
                    {formatTime12(new Date(planned.startsAt))}
                  </span>
                </li>
              ))}
          </ul>
        </>
      ) : (
        <p className="mt-3 text-(--soft)">{words.noClasses}</p>
      )}
      <Link
        to={link}
        className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {words.allClasses}
      </Link>
    </section>
  );
}
