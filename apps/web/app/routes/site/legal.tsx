import { deferClientLoader, deferHydration } from '../../lib/loading/defer-hydration';
import { onServer } from '../../lib/loading/reads';
import type { Route } from './+types/legal';

const article = deferHydration(async () => (await import('../../features/legal/legal-article')).LegalArticle);

export const loader = onServer(async (read, url) => {
  const { loadLegalPage } = await import('../../features/legal/load-legal-page');
  return loadLegalPage(read, url);
});

export const clientLoader = deferClientLoader(
  async () => (await import('../../features/legal/load-legal-page')).loadLegalPage,
  article.preload,
);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

/** Legal pages: privacy, terms, refunds, complaints (D58). */
export default function Legal({ loaderData: { page, details } }: Route.ComponentProps) {
  return <article.Deferred page={page} details={details} />;
}
