import * as paths from '@namma/contract/paths';
import type { MetaDescriptor } from 'react-router';
import * as words from '#words/shell';
import { withPrefix } from '../session/language';
import { absolute } from './page-meta';
import type { Load, Read } from './reads';

type Thing = Record<string, unknown>;

/**
 * Adds structured data to the metadata of a page (D26). Only crawlers read it, so only loaders of the server use this:
 * the browser's
 * code does not contain it.
 * @param describe returns the schema.org items of the page
 */
export const withJsonLd =
  <T extends { meta: MetaDescriptor[] }>(
    load: Load<T>,
    describe: (loaded: T, read: Read) => readonly Thing[] | Promise<readonly Thing[]>,
  ): Load<T> =>
  async (read, url) => {
    const loaded = await load(read, url);
    const data = {
      'script:ld+json': { '@context': 'https://schema.org', '@graph': await describe(loaded, read) },
    };
    return { ...loaded, meta: [...loaded.meta, data] };
  };

/** The breadcrumbs of a page, from the start page. */
export const breadcrumbs = (...steps: readonly { name: string; path: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: words.home, path: paths.home }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(withPrefix(path)),
  })),
});
