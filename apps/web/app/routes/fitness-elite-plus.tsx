import { tierMeta } from '../features/fitness/tier-meta';
import { later } from '../lib/later';
import type { Route } from './+types/fitness-elite-plus';

const { Later: TierPage, preload } = later(
  async () => (await import('../features/fitness/tier-page')).TierPage,
);

// On the server alone: what search engines read need not be sent as code.
export const loader = () => ({ meta: tierMeta('Elite Plus') });

export async function clientLoader() {
  const [{ tierMeta }] = await Promise.all([import('../features/fitness/tier-meta'), preload()]);
  return { meta: tierMeta('Elite Plus') };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function ElitePlus() {
  return <TierPage name="Elite Plus" />;
}
