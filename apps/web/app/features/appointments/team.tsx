import type { Team as Coaches } from '@namma/contract/appointments/coach-schemas';
import { consultancyTypeLabel } from '@namma/contract/messages/appointment-types';
import { centerLabel } from '@namma/contract/messages/centers';
import * as words from '#words/consultancy';
import { ProductPicture } from '../../ui/picture';

/** A card for each coach, with a photo and three sentences where they are given. Nothing when there is no coach. */
export function Team({ team }: { team: Coaches }) {
  if (team.length === 0) return null;
  // Those with more than a name first, so that no row has a tall card beside short ones.
  const isShown = ({ photo, about }: Coaches[number]) => photo !== null || about !== null;
  const parts = [team.filter(isShown), team.filter((coach) => !isShown(coach))].filter(
    ({ length }) => length > 0,
  );
  return (
    <section aria-labelledby="team-title" className="mt-16 border-t border-(--line) pt-10 md:mt-24">
      <h2 id="team-title" className="heading text-2xl">
        {words.ourCoaches}
      </h2>
      {parts.map((part) => (
        <ul
          key={part[0]?.coachId}
          className="mt-8 grid grid-cols-1 gap-x-4 gap-y-8 sm:grid-cols-2 lg:grid-cols-4"
        >
          {part.map(({ coachId, name, type, center, photo, about }) => (
            <li key={coachId} className="border-t border-(--line) pt-5">
              {photo !== null && (
                <ProductPicture
                  src={photo}
                  alt=""
                  initialsOf={name}
                  sizes="(min-width: 64rem) 23vw, (min-width: 40rem) 46vw, 92vw"
                  className="mb-5 rounded-sm"
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
      ))}
    </section>
  );
}
