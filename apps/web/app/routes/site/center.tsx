import { deferClientLoader, deferHydration } from '../../lib/loading/defer-hydration';
import { onServer } from '../../lib/loading/reads';
import type { Route } from './+types/center';

const { Deferred: CenterPage, preload } = deferHydration(
  async () => (await import('../../features/centers/center-page')).CenterPage,
);

export const loader = onServer(async (read, url) => {
  const { loadCenter } = await import('../../features/centers/load-center');
  return loadCenter(read, url);
});
export const clientLoader = deferClientLoader(
  async () => (await import('../../features/centers/load-center')).loadCenter,
  preload,
);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Center({ loaderData: { meta: _, ...center } }: Route.ComponentProps) {
  return (
    <div className="ground-ink min-h-[inherit]">
      <CenterPage {...center} />
    </div>
  );
}
