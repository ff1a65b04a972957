import { Outlet } from 'react-router';
import { deferHydration } from '../../lib/loading/defer-hydration';

const { Deferred: TierTabs, preload } = deferHydration(
  async () => (await import('../../features/memberships/tier-tabs')).TierTabs,
);

/** The loader makes the server render the page instead of waiting for the client loader. */
export const loader = () => null;

export const clientLoader = preload;

/** The tabs of the three tiers, with the chosen one below. */
export default function Fitness() {
  return (
    <div className="ground-ink min-h-[inherit]">
      <TierTabs />
      <Outlet />
    </div>
  );
}
