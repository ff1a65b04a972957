import { tierMeta } from '../features/fitness/tier-meta';
import { later } from '../lib/later';
import type { Route } from './+types/fitness-elite-pro';

const { Later: TierPage, preload } = later(
  async () => (await import('../features/fitness/tier-page')).TierPage,
);

// On the server alone: what search engines read need not be sent as code.
export const loader = () => ({ meta: tierMeta('Elite Pro') });

export async function clientLoader() {
  const [{ tierMeta }] = await Promise.all([import('../features/fitness/tier-meta'), preload()]);
  return { meta: tierMeta('Elite Pro') };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function ElitePro() {
  return <TierPage name="Elite Pro" />;
}
