import { brand } from '@namma/contract/brand';
import { place } from '@namma/contract/business';
import { minutes } from '@namma/contract/days/dates';
import { groupClassLabel } from '@namma/contract/messages/group-classes';
import * as paths from '@namma/contract/paths';
import { areaOf } from '@namma/contract/values/centers';
import * as words from '#words/classes';
import { breadcrumbs } from '../../lib/loading/json-ld';
import { absolute } from '../../lib/loading/page-meta';
import { withPrefix } from '../../lib/session/language';
import { type Classes, classesPath } from './load-classes';

/** The classes to come as events of schema.org, and the way to the page (D26). */
export const classesJsonLd = ({ classes, center, day }: Classes) => [
  ...classes
    .filter((each) => each.state !== 'over' && (day === undefined || each.day === day))
    .map((each) => ({
      '@type': 'Event',
      name: groupClassLabel(each.type),
      startDate: each.startsAt,
      endDate: new Date(Date.parse(each.startsAt) + minutes(each.minutes)).toISOString(),
      eventStatus: `https://schema.org/Event${each.state === 'cancelled' ? 'Cancelled' : 'Scheduled'}`,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      url: absolute(withPrefix(classesPath(center, each.day))),
      location: {
        '@type': 'Place',
        name: `${brand.name}, ${areaOf(each.center)}`,
        address: {
          '@type': 'PostalAddress',
          addressLocality: `${areaOf(each.center)}, ${place.city}`,
          addressRegion: place.state,
          addressCountry: 'IN',
        },
      },
      organizer: { '@type': 'Organization', name: brand.name, url: absolute(withPrefix(paths.home)) },
      ...(each.coach && { performer: { '@type': 'Person', name: each.coach } }),
      maximumAttendeeCapacity: each.capacity,
      remainingAttendeeCapacity: each.free,
    })),
  breadcrumbs({ name: words.classes, path: paths.classes }),
];
