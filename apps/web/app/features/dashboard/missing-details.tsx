import type { LegalDetails } from '@namma/contract/business';
import { adminSettings } from '@namma/contract/paths';
import type { GymSettings } from '@namma/contract/settings/schemas';
import { areaOf, openCenters } from '@namma/contract/values/centers';
import { Link } from 'react-router';
import { useGym } from '../../shared/gym-settings';
import { Panel } from './panel';

const inLegal = `${adminSettings}?group=legal`;

/** Missing legal details of the business. Public pages omit them (D58). */
export function MissingDetails({ details }: { details: LegalDetails }) {
  const gym = useGym();
  const missing = listMissing(details, gym);
  if (missing.length === 0) return null;
  return (
    <Panel title="Missing on the legal pages" className="col-span-full">
      <ul className="text-sm">
        {missing.map(({ detail, to }) => (
          <li key={detail} className="grid gap-1 border-b border-(--line) py-3 sm:grid-cols-3 sm:gap-4">
            <span className="font-semibold">{detail}</span>
            <span className="text-(--alert)">not given yet</span>
            <Link to={to} className="justify-self-start font-semibold underline underline-offset-4">
              Settings
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function listMissing({ legalName, gstin, fssaiLicence, grievanceOfficer }: LegalDetails, gym: GymSettings) {
  const streets = openCenters()
    .filter((center) => !gym.centers[center]?.street)
    .map((center) => areaOf(center));
  return [
    ...(legalName ? [] : [{ detail: 'Legal name', to: inLegal }]),
    ...(gstin ? [] : [{ detail: 'GSTIN, if the business is registered', to: inLegal }]),
    ...(fssaiLicence ? [] : [{ detail: 'FSSAI licence', to: inLegal }]),
    ...(grievanceOfficer ? [] : [{ detail: 'Grievance officer', to: inLegal }]),
    ...(streets.length === 0
      ? []
      : [{ detail: `Street of ${streets.join(', ')}`, to: `${adminSettings}?group=gym` }]),
  ];
}
