import { Outlet } from 'react-router';
import { TierTabs } from '../features/fitness/tier-tabs';

/** The tab bar of the three tiers, and the chosen one below it. */
export default function Fitness() {
  return (
    <div className="ground-ink min-h-[inherit]">
      <TierTabs />
      <Outlet />
    </div>
  );
}
