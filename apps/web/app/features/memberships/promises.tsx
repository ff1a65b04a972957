import { groupClasses } from '@namma/contract/memberships/group-classes';
import type { OfferedTier } from '@namma/contract/memberships/tiers';
import { groupClassLabel } from '@namma/contract/messages/group-classes';
import * as paths from '@namma/contract/paths';
import { Link } from 'react-router';
import * as words from '#words/fitness';
import { useGym } from '../../shared/gym-settings';

/** Explains how members use the benefits of a plan. */
export function Promises({ name, gyms, slug, plans }: OfferedTier) {
  const { phone } = useGym();
  const sessions = plans.map(({ benefits }) => benefits.swimmingSessions);
  const promises: { title: string; text: string; hasTimetable?: true }[] = [
    {
      title: words.groupClassesTitle,
      text: words.howClasses(groupClasses.map(groupClassLabel)),
      hasTimetable: true,
    },
    {
      title: words.swimmingSessions,
      text: words.howSwimming(Math.min(...sessions), Math.max(...sessions)),
    },
    ...(gyms ? [{ title: words.gymsTitle(gyms), text: words.howGyms(name, gyms) }] : []),
    ...(slug === 'elitePlus' ? [{ title: words.ownTrainer, text: words.howTrainer }] : []),
  ];
  return (
    <section
      id="promises"
      aria-labelledby="promises-title"
      className="border-t border-(--line) py-14 md:py-20"
    >
      <div className="page-width grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="promises-title" className="heading text-2xl">
            {words.howYouUseIt}
          </h2>
          <p className="mt-3 max-w-lead text-(--soft)">
            <span>{words.notBookableHere}</span>
            <a
              href={`tel:${phone.replaceAll(' ', '')}`}
              className="figures inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-(--tier) underline underline-offset-4"
            >
              {phone}
            </a>
          </p>
        </div>
        <dl className="grid content-start gap-x-8 sm:grid-cols-2 lg:col-span-8">
          {promises.map(({ title, text, hasTimetable }) => (
            <div key={title} className="border-t border-(--line) pt-5 pb-8">
              <dt className="heading text-xl text-(--tier)">{title}</dt>
              <dd className="mt-2 max-w-lead text-(--soft)">
                <span>{text}</span>
                {hasTimetable && <TimetableLink className="mt-1" />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export const TimetableLink = ({ className = '' }: { className?: string }) => (
  <Link
    to={paths.classes}
    className={`flex min-h-11 items-center font-semibold text-(--tier) underline underline-offset-4 ${className}`}
  >
    {words.seeTimetable}
  </Link>
);
