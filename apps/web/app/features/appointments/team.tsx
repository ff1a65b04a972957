import type { Team as Coaches } from '@namma/contract/appointments/coach-schemas';
import { consultancyTypeLabel } from '@namma/contract/messages/appointment-types';
import { centerLabel } from '@namma/contract/messages/centers';
import * as words from '#words/consultancy';
import { ProductPicture } from '../../ui/picture';

/** The first letters of a name, without its title. */
const initialsOf = (name: string): string =>
  name
    .replace(/^Dr\.?\s/, '')
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => [...part][0] ?? '')
    .join('');

/**
 * A card for each coach, with a photo or else the initials, and three sentences where they are given. Nothing when
 * there is no coach.
 */
export function Team({ team }: { team: Coaches }) {
  if (team.length === 0) return null;
  return (
    <section aria-labelledby="team-title" className="mt-16 border-t border-(--line) pt-10 md:mt-24">
      <h2 id="team-title" className="heading text-2xl">
        {words.ourCoaches}
      </h2>
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4">
        {team.map(({ coachId, name, type, center, photo, about }) => (
          <li key={coachId}>
            {photo === null ? (
              <span
                aria-hidden="true"
                className="display mb-4 grid aspect-square place-items-center rounded-sm bg-linear-to-br from-ink-raised to-ink text-4xl text-lime"
              >
                {initialsOf(name)}
              </span>
            ) : (
              <ProductPicture
                src={photo}
                alt=""
                initialsOf={name}
                sizes="(min-width: 64rem) 23vw, 46vw"
                className="mb-4 rounded-sm"
              />
            )}
            <h3 className="heading text-lg wrap-anywhere">{name}</h3>
            <p className="mt-1 text-sm text-(--soft)">
              {`${consultancyTypeLabel(type)}, ${centerLabel(center)}`}
            </p>
            {about && (
              <p lang={about.lang} className="mt-3 whitespace-pre-line wrap-anywhere">
                {about.text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
