import type { Reply } from '@namma/contract/calls';
import type { Dues } from '@namma/contract/members/schemas';
import type { OwnTimelineKind } from '@namma/contract/members/timeline';
import type { OwnTimelineEntry } from '@namma/contract/members/timeline-schemas';
import * as paths from '@namma/contract/paths';
import * as words from '#words/members';
import { api } from '../../lib/api/api';
import { ShowOlder } from '../../ui/show-older';
import { StateScreen } from '../../ui/state-screen';
import { DueList, inRupees, isPaidOnArrival } from './due-list';
import { Timeline } from './timeline';
import { useTimeline } from './use-timeline';

interface LedgerProps {
  dues: Dues;
  first: Reply<'user/getTimeline'>;
}

const screens: Record<Exclude<OwnTimelineKind, 'document'>, string | undefined> = {
  payment: undefined,
  visit: undefined,
  pass: undefined,
  class: paths.profileMembership,
  appointment: paths.profileConsultancy,
  order: paths.profileOrders,
  membership: paths.profileMembership,
  membershipEvent: paths.profileMembership,
};
const pathOf = (entry: OwnTimelineEntry) =>
  entry.kind === 'document' ? paths.invoicePath(entry.number) : screens[entry.kind];

/** Amounts due, then the history. */
export function Ledger({ dues: { dues, duePaise }, first }: LedgerProps) {
  const { entries, ...older } = useTimeline(first, (before) =>
    api('user/getTimeline', { query: { before } }),
  );
  if (entries.length === 0)
    return (
      <StateScreen title={words.nothingYet} link={{ to: paths.fitness, children: words.seeMemberships }}>
        {words.nothingYetWhy}
      </StateScreen>
    );
  const [coming, due] = [dues.filter(isPaidOnArrival), dues.filter((each) => !isPaidOnArrival(each))];
  const comingPaise = coming.reduce((sum, each) => sum + each.duePaise, 0);
  const owedPaise = duePaise - comingPaise;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <section aria-labelledby="due">
        <h2 id="due" className="heading mb-4 text-xl">
          {owedPaise > 0 ? words.amountDue(inRupees(owedPaise)) : words.nothingDue}
        </h2>
        {due.length > 0 && <DueList dues={due} />}
      </section>
      {coming.length > 0 && (
        <section aria-labelledby="coming">
          <h2 id="coming" className="heading mb-4 text-xl">
            {words.payableOnArrival(inRupees(comingPaise))}
          </h2>
          <DueList dues={coming} />
        </section>
      )}
      <section aria-labelledby="history">
        <h2 id="history" className="heading mb-4 text-xl">
          {words.history}
        </h2>
        <Timeline entries={entries} pathOf={pathOf} />
        <ShowOlder what={words.entries} {...older} />
      </section>
    </div>
  );
}
