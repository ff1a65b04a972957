import { brand } from '@namma/contract/brand';
import type { ClosedTime } from '@namma/contract/centers/schemas';
import { centerLabel } from '@namma/contract/messages/centers';
import { centerPath } from '@namma/contract/paths';
import { areaOf, type Center, openCenters } from '@namma/contract/values/centers';
import { Link } from 'react-router';
import * as words from '#words/fitness';
import { ClosedCenters } from '../../shared/closed-centers';
import { useGym } from '../../shared/gym-settings';

/** The centers, where members train and pay. All have the same hours, but for days on which one is closed. */
export function CenterList({ closed }: { closed: readonly ClosedTime[] }) {
  const { hours } = useGym();
  return (
    <section aria-labelledby="centers-title" className="border-t border-(--line) py-14 md:py-20">
      <div className="page-width grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="centers-title" className="heading text-2xl">
            {words.ourCenters}
          </h2>
          <p className="mt-3 max-w-lead text-(--soft)">{words.ourCentersText}</p>
          <dl className="mt-6 text-sm">
            {hours.map(({ days, shown }) => (
              <div
                key={days}
                className="flex flex-wrap justify-between gap-x-6 border-t border-(--line) py-2.5 last:border-b"
              >
                <dt className="text-(--soft)">{days}</dt>
                <dd className="figures font-semibold">{shown}</dd>
              </div>
            ))}
          </dl>
          <ClosedCenters closed={closed} className="mt-6 border-l-4 border-(--tier) pl-4" />
        </div>
        <ul className="grid content-start gap-4 sm:grid-cols-2 lg:col-span-8">
          {openCenters().map((center) => (
            <li key={center} className="rounded-md border border-(--line) p-6">
              <h3 className="heading text-xl text-(--tier)">
                <Link to={centerPath(center)} className="underline-offset-4 hover:underline">
                  {centerLabel(center)}
                </Link>
              </h3>
              <CenterAddress center={center} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The heading is the name of the center, or its area. */
function CenterAddress({ center }: { center: Center }) {
  const gym = useGym();
  const { street = null, phone: ownPhone = null } = gym.centers[center] ?? {};
  const phone = ownPhone ?? gym.phone;
  const area = areaOf(center);
  const line = street ?? (area.toLowerCase() === centerLabel(center).toLowerCase() ? undefined : area);
  return (
    <address className="mt-2 text-sm not-italic">
      {line && <span className="block">{line}</span>}
      <span>{brand.city}</span>
      {(street === null || ownPhone) && (
        <span className="block text-(--soft)">
          {street === null && <span>{words.wayThereBefore}</span>}
          <a
            href={`tel:${phone.replaceAll(' ', '')}`}
            className="figures inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {phone}
          </a>
        </span>
      )}
    </address>
  );
}
