import { classesJsonLd } from '../../features/classes/classes-json-ld';
import { loadClasses } from '../../features/classes/load-classes';
import { deferClientLoader, deferHydration } from '../../lib/loading/defer-hydration';
import { withJsonLd } from '../../lib/loading/json-ld';
import { onServer } from '../../lib/loading/reads';
import type { Route } from './+types/classes';

const { Deferred: ClassesPage, preload } = deferHydration(
  async () => (await import('../../features/classes/classes-page')).ClassesPage,
);

export const loader = onServer(withJsonLd(loadClasses, classesJsonLd));
export const clientLoader = deferClientLoader(
  async () => (await import('../../features/classes/load-classes')).loadClasses,
  preload,
);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Classes({ loaderData }: Route.ComponentProps) {
  return (
    <div className="ground-ink min-h-[inherit]">
      <ClassesPage {...loaderData} />
    </div>
  );
}
