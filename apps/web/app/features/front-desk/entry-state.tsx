import { type Day, daysBetween, formatDay, gymDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { visitRefusalTexts } from '@namma/contract/messages/visits';
import { formatMoment, formatTime24 } from '@namma/contract/values/times';
import type { VisitRefusal } from '@namma/contract/visits/rules';
import { Check, CircleAlert, History, OctagonX, StickyNote } from 'lucide-react';
import { describeDues } from './describe-dues';
import type { Person } from './use-counter';

type Entry = Person['entry'];

/** A membership that ends within these days is a reason to speak of the next one. */
const ENDS_SOON_DAYS = 14;

/** Reasons that a payment or another desk can remove at once. */
const removable = new Set<VisitRefusal>(['unpaid', 'other center']);

/** Status before a check-in: access, membership, amount due and notes. */
export function EntryState({ person: { entry, notes, payables } }: { person: Person }) {
  const { membership, refusal, since } = entry;
  const dues = describeDues(payables);
  const { Icon, look } = lookOf(entry);
  return (
    <section
      aria-label="Before the check-in"
      className={`flex items-start gap-3 border-l-8 bg-paper-sunken p-4 ${look}`}
    >
      <Icon aria-hidden="true" size={24} className="mt-0.5 shrink-0" />
      <div className="grid min-w-0 grid-cols-1 gap-0.5">
        <p className="text-lg font-semibold">{since ? sayInside(since) : sayEntry(refusal)}</p>
        {since && refusal && <p className="font-semibold">{visitRefusalTexts[refusal]}</p>}
        {membership && (
          <p>{`${membership.type}, ${membership.center ? centerLabel(membership.center) : 'all centers'}, until ${formatDay(membership.endDate)}`}</p>
        )}
        {membership?.pausedTo && <p>{`Paused until ${formatDay(membership.pausedTo)}`}</p>}
        {membership && refusal === 'not begun' && <p>{`Begins on ${formatDay(membership.startDate)}`}</p>}
        {membership && !refusal && <EndsSoon endDate={membership.endDate} />}
        {dues !== '' && <p className="figures font-semibold">{dues}</p>}
        <Notes notes={notes} />
      </div>
    </section>
  );
}

/** Notes are shown before the member enters, because a note such as `Bring a towel` is useless afterwards. */
const Notes = ({ notes }: Pick<Person, 'notes'>) =>
  notes.length === 0 ? null : (
    <ul aria-label="Notes" className="mt-2 grid grid-cols-1 gap-2 border-t border-(--line) pt-2">
      {notes.map(({ at, author, text }) => (
        <li key={at + text} className="flex items-start gap-2">
          <StickyNote aria-hidden="true" size={18} className="mt-1 shrink-0" />
          <span className="grid min-w-0 wrap-anywhere">
            <span className="font-semibold whitespace-pre-line">{text}</span>
            <span className="text-sm text-(--soft)">{`${author}, ${formatMoment(at)}`}</span>
          </span>
        </li>
      ))}
    </ul>
  );

function lookOf({ refusal, since }: Entry) {
  if (since) return { Icon: History, look: 'border-ink' };
  if (!refusal) return { Icon: Check, look: 'border-lime' };
  return { Icon: removable.has(refusal) ? CircleAlert : OctagonX, look: 'border-signal' };
}

const sayInside = (since: string): string => `Already in since ${formatTime24(new Date(since))}`;
const sayEntry = (refusal: VisitRefusal | undefined): string =>
  refusal ? visitRefusalTexts[refusal] : 'Can come in';

function EndsSoon({ endDate }: { endDate: Day }) {
  const count = daysBetween(gymDay(new Date()), endDate);
  if (count > ENDS_SOON_DAYS) return null;
  const when = ['today', 'tomorrow'][count] ?? `in ${count} days`;
  return <p className="font-semibold">{`Ends ${when}`}</p>;
}
