import { loadConsultancy } from '../../features/appointments/load-consultancy';
import { deferClientLoader, deferHydration } from '../../lib/loading/defer-hydration';
import { onServer } from '../../lib/loading/reads';
import type { Route } from './+types/consultancy';

const { Deferred: ConsultancyPage, preload } = deferHydration(
  async () => (await import('../../features/appointments/consultancy-page')).ConsultancyPage,
);

export const loader = onServer(loadConsultancy);
export const clientLoader = deferClientLoader(
  async () => (await import('../../features/appointments/load-consultancy')).loadConsultancy,
  preload,
);

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.meta ?? [];

export default function Consultancy({ loaderData: { team } }: Route.ComponentProps) {
  return (
    <div className="ground-ink min-h-[inherit]">
      <ConsultancyPage team={team} />
    </div>
  );
}
