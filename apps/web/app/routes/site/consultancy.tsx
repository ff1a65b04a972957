import { brand } from '@namma/contract/brand';
import * as paths from '@namma/contract/paths';
import * as words from '#words/consultancy';
import { deferHydration } from '../../lib/loading/defer-hydration';
import { publicPage } from '../../lib/loading/page-meta';

const { Deferred: ConsultancyPage, preload } = deferHydration(
  async () => (await import('../../features/appointments/consultancy-page')).ConsultancyPage,
);

/** With a loader, the server renders the page; without one, it would wait for the client loader. */
export const loader = () => null;

export async function clientLoader() {
  await preload();
  return null;
}

export const meta = () =>
  publicPage({
    title: words.consultancy,
    description: words.consultancyDescription(brand.name, brand.city),
    path: paths.consultancy,
    picture: '/images/consult-fitness-800.webp',
  });

export default function Consultancy() {
  return (
    <div className="ground-ink min-h-[inherit]">
      <ConsultancyPage />
    </div>
  );
}
