import { breachClock } from '@namma/contract/breaches/rules';
import type { Breach } from '@namma/contract/breaches/schemas';
import { formatMoment } from '@namma/contract/days/times';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { peopleOf } from './breach-values';
import { dataLabels, kindLabels } from './labels';
import { Letters } from './letters';
import { MailLetter } from './mail-letter';

interface BreachEntryProps {
  breach: Breach;
  now: Date;
  onEdit: () => void;
  onMailed: () => Promise<void>;
}

/** One breach, with its clock first. */
export function BreachEntry({ breach, now, onEdit, onMailed }: BreachEntryProps) {
  const { words, isUrgent } = breachClock(breach.noticedAt, breach.boardToldAt, now);
  const [isMailing, setMailing] = useState(false);
  const title = `Noticed ${formatMoment(breach.noticedAt)}`;
  const facts = [
    ['What happened', `${kindLabels[breach.kind]}. ${breach.happened}`],
    ['Whose data', `${breach.whose}: ${peopleOf(breach)}`],
    ['Which data', breach.data.map((each) => dataLabels[each]).join('; ')],
    ['What was done', breach.done],
    ['Board told', breach.boardToldAt === null ? 'Not yet' : formatMoment(breach.boardToldAt)],
    [
      'People told',
      breach.peopleToldAt === null ? 'Not yet: tell them without delay' : formatMoment(breach.peopleToldAt),
    ],
    ...(breach.letters === 0
      ? []
      : [
          [
            'Letter mailed',
            `To ${lettersOf(breach.letters)}; 'Mail the letter' says whom it reached`,
          ] as const,
        ]),
    ['Written down', `${formatMoment(breach.addedAt)} by ${breach.by}`],
  ] as const;
  return (
    <article aria-label={title} className="min-w-0 border-t-2 border-ink pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h2 className="heading text-lg">{title}</h2>
        <Button look="outline" onClick={onEdit}>
          Change
        </Button>
      </div>
      <p
        className={`mt-4 border-l-4 bg-paper-sunken p-4 text-sm font-semibold ${isUrgent ? 'border-signal' : 'border-lime'}`}
      >
        {words}
      </p>
      <dl className="mt-4 grid divide-y divide-(--line) text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="font-semibold">{name}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Letters key={breach.version} breach={breach} onMail={() => setMailing(true)} />
      {isMailing && <MailLetter breach={breach} onClose={() => setMailing(false)} onDone={onMailed} />}
    </article>
  );
}

const lettersOf = (letters: number): string =>
  letters === 1 ? '1 person' : `${letters.toLocaleString('en-IN')} people`;
