import type { LegalFacts } from '@namma/contract/business';
import { areaOf, centers } from '@namma/contract/centers/rules';
import type { GymFacts } from '@namma/contract/facts/schemas';
import { useGym } from '../../shared/gym-facts';
import { Panel } from './panel';

/** Whoever runs the server changes these; its README says how. */
const IN_README = 'README, “Facts of the gym”';

/** What the law asks the business to publish and the owner has not given. Public pages leave it out meanwhile (D58). */
export function MissingFacts({ facts }: { facts: LegalFacts }) {
  const gym = useGym();
  const missing = listMissing(facts, gym);
  if (missing.length === 0) return null;
  return (
    <Panel title="To be given for the legal pages" className="col-span-full">
      <ul className="text-sm">
        {missing.map(({ fact, where }) => (
          <li key={fact} className="grid gap-1 border-b border-(--line) py-3 sm:grid-cols-3 sm:gap-4">
            <span className="font-semibold">{fact}</span>
            <span className="text-(--alert)">not given yet</span>
            <span className="text-(--soft) wrap-anywhere">{where}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function listMissing({ legalName, gstin, fssaiLicence, grievanceOfficer }: LegalFacts, gym: GymFacts) {
  const streets = centers.filter((center) => !gym.centers[center].street).map((center) => areaOf[center]);
  return [
    ...(legalName ? [] : [{ fact: 'Legal name', where: 'Setting LEGAL_NAME' }]),
    ...(gstin ? [] : [{ fact: 'GSTIN', where: 'Setting GSTIN, if the business is registered' }]),
    ...(fssaiLicence ? [] : [{ fact: 'FSSAI licence', where: IN_README }]),
    ...(grievanceOfficer ? [] : [{ fact: 'Grievance officer', where: IN_README }]),
    ...(streets.length === 0 ? [] : [{ fact: `Street of ${streets.join(', ')}`, where: IN_README }]),
  ];
}
