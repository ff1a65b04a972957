import { brand, contactDetails } from '@namma/contract/business';
import * as paths from '@namma/contract/paths';
import { publicPage } from '../../lib/page-meta';
import { gymJsonLd } from './gym-json-ld';

/** A function, because the site's address is known only when the server has started. */
export const landingMeta = () =>
  publicPage({
    title: `Gym in ${contactDetails.city}`,
    description: `${brand.name}: strength, cardio and trainer led classes in ${contactDetails.city}. Memberships in three tiers for 12, 6 or 3 months, opening hours, address and contact.`,
    path: paths.home,
    jsonLd: gymJsonLd,
  });
