import { brand } from '@namma/contract/brand';
import { groupClasses } from '@namma/contract/memberships/group-classes';
import { tiers } from '@namma/contract/memberships/tiers';
import * as paths from '@namma/contract/paths';
import type { GymTexts } from '@namma/contract/settings/schemas';
import { openCenters } from '@namma/contract/values/centers';
import { Link } from 'react-router';
import * as words from '#words/landing';
import { Art } from '../../ui/art';

const listDetails = (): { figure: string; label: string; to?: string }[] => [
  { figure: String(openCenters().length), label: words.ownCenters(brand.city) },
  ...tiers.flatMap(({ name, gyms }) => (gyms ? [{ figure: gyms, label: words.gymsOpenTo(name) }] : [])),
  { figure: String(groupClasses.length), label: words.groupClasses, to: paths.classes },
];

/** @param about the owner's texts; undefined or null for those of the page */
export function About({ about }: Partial<Pick<GymTexts, 'about'>>) {
  return (
    <section id="AboutUs" aria-labelledby="about-title" className="page-width py-14 md:py-20">
      <div className="grid gap-x-8 gap-y-10 md:grid-cols-12">
        <div className="md:col-span-7">
          <h2 id="about-title" className="heading text-2xl">
            {words.aboutUs}
          </h2>
          <p className="mt-8 text-xl font-medium">{about?.lead ?? words.aboutLead}</p>
          <p className="mt-5 max-w-text whitespace-pre-line text-(--soft)">
            {about?.text ?? words.aboutText}
          </p>
        </div>
        <Art
          name="about-lockers"
          kind="wide"
          alt=""
          sizes="(min-width: 48rem) 38vw, 92vw"
          className="aspect-[4/3] w-full self-start rounded-sm md:col-span-5"
        />
      </div>
      <dl className="mt-10 grid grid-cols-[repeat(auto-fit,minmax(max(--spacing(32),50%_-_--spacing(8)),1fr))] gap-x-4 border-t border-(--line) md:grid-cols-4 md:gap-x-8">
        {listDetails().map(({ figure, label, to }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-1 border-(--line) pt-6 max-md:pb-6"
          >
            <dt className="max-w-48 text-sm text-(--soft)">
              {to ? (
                <Link to={to} className="inline-flex min-h-11 font-semibold underline underline-offset-4">
                  {label}
                </Link>
              ) : (
                label
              )}
            </dt>
            <dd className="display figures text-2xl xs:text-3xl md:text-2xl lg:text-3xl">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
