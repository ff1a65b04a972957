import { brand } from '@namma/contract/brand';
import { gymDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { centerPath } from '@namma/contract/paths';
import { isOpenCenter } from '@namma/contract/values/centers';
import { data } from 'react-router';
import * as words from '#words/center';
import { publicPage } from '../../lib/loading/page-meta';
import type { Read } from '../../lib/loading/reads';
import { loadClosed } from '../../shared/load-closed';

/**
 * Loads a center by the last part of its address. The page is shown without classes, coaches or visits that cannot be
 * read.
 * @throws a 404 for an unknown center
 */
export async function loadCenter(read: Read, { pathname }: URL) {
  const key =
    pathname
      .replace(/(\.data|\/)$/, '')
      .split('/')
      .at(-1) ?? '';
  const center = decodeURIComponent(key);
  if (!isOpenCenter(center)) throw data(null, { status: 404 });
  const [closed, classes, team, crowd] = await Promise.all([
    loadClosed(read),
    read('classes/getWeek', { center, from: gymDay(new Date()) }).catch(() => []),
    read('consultancy/getTeam', {}).catch(() => []),
    read('visits/getCrowd', { center }).catch(() => []),
  ]);
  return {
    meta: publicPage({
      title: centerLabel(center),
      description: words.centerDescription(brand.name, centerLabel(center), brand.city),
      path: centerPath(center),
    }),
    center,
    closed: closed.filter((time) => time.center === center),
    classes,
    team: team.filter((coach) => coach.center === center),
    crowd,
  };
}
