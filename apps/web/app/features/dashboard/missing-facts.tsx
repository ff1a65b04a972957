import type { LegalFacts } from '@namma/contract/business';
import type { GymFacts } from '@namma/contract/facts/schemas';
import { adminSettings } from '@namma/contract/paths';
import { areaOf, centers } from '@namma/contract/values/centers';
import { Link } from 'react-router';
import { useGym } from '../../shared/gym-facts';
import { Panel } from './panel';

const inLegal = `${adminSettings}?group=legal`;

/** What the law asks the business to publish and the owner has not given. Public pages leave it out meanwhile (D58). */
export function MissingFacts({ facts }: { facts: LegalFacts }) {
  const gym = useGym();
  const missing = listMissing(facts, gym);
  if (missing.length === 0) return null;
  return (
    <Panel title="To be given for the legal pages" className="col-span-full">
      <ul className="text-sm">
        {missing.map(({ fact, to }) => (
          <li key={fact} className="grid gap-1 border-b border-(--line) py-3 sm:grid-cols-3 sm:gap-4">
            <span className="font-semibold">{fact}</span>
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

function listMissing({ legalName, gstin, fssaiLicence, grievanceOfficer }: LegalFacts, gym: GymFacts) {
  const streets = centers.filter((center) => !gym.centers[center].street).map((center) => areaOf[center]);
  return [
    ...(legalName ? [] : [{ fact: 'Legal name', to: inLegal }]),
    ...(gstin ? [] : [{ fact: 'GSTIN, if the business is registered', to: inLegal }]),
    ...(fssaiLicence ? [] : [{ fact: 'FSSAI licence', to: inLegal }]),
    ...(grievanceOfficer ? [] : [{ fact: 'Grievance officer', to: inLegal }]),
    ...(streets.length === 0
      ? []
      : [{ fact: `Street of ${streets.join(', ')}`, to: `${adminSettings}?group=gym` }]),
  ];
}
