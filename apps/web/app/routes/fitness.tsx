import { Outlet } from 'react-router';
import { later } from '../lib/later';
import type { ScreenHandle } from '../lib/screen-code';

const { Later: TierTabs, preload } = later(
  async () => (await import('../features/fitness/tier-tabs')).TierTabs,
);

/** Without one, the server would leave the page to the client loader. */
export const loader = () => null;

export async function clientLoader() {
  await preload();
  return null;
}

export const handle: ScreenHandle = { preload };

/** The tab bar of the three tiers, and the chosen one below it. */
export default function Fitness() {
  return (
    <div className="ground-ink min-h-[inherit]">
      <TierTabs />
      <Outlet />
    </div>
  );
}
