import { brand } from '@namma/contract/brand';
import * as paths from '@namma/contract/paths';
import * as words from '#words/consultancy';
import { publicPage } from '../../lib/loading/page-meta';
import type { Read } from '../../lib/loading/reads';

/** Loads the data of the consultancy page. It is shown without coaches when they cannot be read. */
export const loadConsultancy = async (read: Read) => ({
  meta: publicPage({
    title: words.consultancy,
    description: words.consultancyDescription(brand.name, brand.city),
    path: paths.consultancy,
    picture: '/images/consult-fitness-800.webp',
  }),
  team: await read('consultancy/getTeam', {}).catch(() => []),
});
