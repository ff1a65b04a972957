import { legalPages } from '@namma/contract/legal/rules';
import { legalPath } from '@namma/contract/paths';
import { data } from 'react-router';
import * as words from '#words/legal';
import { publicPage } from '../../lib/loading/page-meta';
import type { Read } from '../../lib/loading/reads';

/**
 * A legal page by the last part of its address, with the details it shows and its metadata.
 * @throws a 404 for an unknown page
 */
export async function loadLegalPage(read: Read, { pathname }: URL) {
  const page = legalPages.find((each) => pathname.replace(/(\.data|\/)$/, '') === legalPath(each));
  if (!page) throw data(null, { status: 404 });
  const { title, summary } = words.legalTexts[page];
  const details = await read('legal/getDetails', undefined);
  return {
    page,
    details,
    meta: publicPage({ title, description: summary, path: legalPath(page) }),
  };
}
