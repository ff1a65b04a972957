import { type BreachRecipients, breachRecipients } from '@namma/contract/breaches/rules';
import type { Breach, BreachMailing } from '@namma/contract/breaches/schemas';
import { seconds } from '@namma/contract/days/dates';
import { adminLogin } from '@namma/contract/paths';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api/api';
import { sendWithKey } from '../../../lib/api/idempotency-key';
import { useFailure } from '../../../lib/api/use-failure';
import { useOutcome } from '../../../lib/api/use-outcome';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/field';
import { Options } from '../../../ui/options';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { recipientsLabel } from './labels';
import { UnreachedList } from './unreached-list';

/** How often the numbers are read again while letters wait. */
const READ_AGAIN_MILLISECONDS = seconds(3);

interface MailLetterProps {
  breach: Breach;
  onClose: () => void;
  /** The entry has changed. */
  onDone: () => Promise<void>;
}

/** Mails the letter to the people of a breach, and says how far it has come. */
export function MailLetter({ breach, onClose, onDone }: MailLetterProps) {
  const fail = useFailure(adminLogin);
  const say = useOutcome(adminLogin);
  const panel = useRef<HTMLElement>(null);
  // It may open below a letter, out of the window of a phone.
  useLayoutEffect(() => panel.current?.focus(), []);
  const [to, setTo] = useState<BreachRecipients>('all');
  const [mailing, setMailing] = useState<BreachMailing>();
  const { id, version } = breach;
  const read = async (recipients: BreachRecipients) =>
    setMailing(await api('breaches/getMailing', { query: { id, to: recipients } }));
  // Also while the first answer has not come: it is asked for again by itself.
  const isMoving = mailing === undefined || mailing.isUnderWay || mailing.waiting > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for other people, and on while letters wait
  useEffect(() => {
    let isShown = true;
    const readNow = (isFirst: boolean) =>
      api('breaches/getMailing', { query: { id, to } }).then(
        (found) => isShown && setMailing(found),
        // Said once: the numbers that are shown stay, and are read again in a moment.
        (error: unknown) => isShown && isFirst && fail(error),
      );
    void readNow(true);
    const timer = isMoving ? setInterval(() => void readNow(false), READ_AGAIN_MILLISECONDS) : undefined;
    return () => {
      isShown = false;
      clearInterval(timer);
    };
  }, [id, to, isMoving]);
  const [mail, isBusy] = useOneAtATime(async () => {
    const body = { id, version, to };
    await say(
      sendWithKey(`breach letters ${JSON.stringify(body)}`, (headers) =>
        api('breaches/mail', { body, headers }),
      ),
    );
    // Also after a refusal: somebody else may have mailed it, or changed the entry.
    await read(to).catch(fail);
    await onDone();
  });
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="Mail the letter"
      className="grid outline-none max-w-text gap-5 border border-(--line) p-6 print:hidden"
    >
      <h3 className="text-lg font-bold">Mail the letter to the people</h3>
      <p className="text-sm">
        Each gets it once, in their language, as the entry says it now. Read the letters before: a letter that
        is sent cannot be taken back.
      </p>
      <SelectField
        label="To"
        name="to"
        value={to}
        onChange={({ currentTarget }) => {
          setMailing(undefined);
          setTo(breachRecipients.find((each) => each === currentTarget.value) ?? 'all');
        }}
      >
        <Options of={breachRecipients} label={recipientsLabel} />
      </SelectField>
      {mailing && <Numbers mailing={mailing} />}
      <div className="flex flex-wrap gap-3">
        {(!mailing || (mailing.canMail && mailing.toMail > 0)) && (
          <Button onClick={() => void mail()} isBusy={isBusy} disabled={!mailing || mailing.isUnderWay}>
            {mailing ? `Mail ${counted(mailing.toMail, 'letter')}` : 'Mail the letters'}
          </Button>
        )}
        <Button look="outline" onClick={onClose}>
          Close
        </Button>
      </div>
      {mailing && (
        <UnreachedList
          key={`${to} ${mailing.toMail} ${mailing.unreached}`}
          id={id}
          to={to}
          mailing={mailing}
        />
      )}
    </section>
  );
}

const counted = (count: number, one: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-IN')} ${one}s`;

function Numbers({ mailing }: { mailing: BreachMailing }) {
  const { toMail, waiting, sent, unreached, isUnderWay, canMail } = mailing;
  const rows = [
    ['People', toMail + waiting + sent + unreached],
    ['Sent', sent],
    ['On their way', waiting],
    ['Not mailed yet', toMail],
    ['Without an email, or not delivered', unreached],
  ] as const;
  return (
    <div aria-live="polite" className="grid gap-3 text-sm">
      <dl className="grid divide-y divide-(--line)">
        {rows.map(([name, count]) => (
          <div key={name} className="flex justify-between gap-4 py-2">
            <dt>{name}</dt>
            <dd className="font-semibold tabular-nums">{count.toLocaleString('en-IN')}</dd>
          </div>
        ))}
      </dl>
      {canMail && toMail === 0 && !isUnderWay && (
        <p className="font-semibold">Nobody with an email is left to be mailed, and nobody gets it twice.</p>
      )}
      {isUnderWay && <p>More letters are being written. You may leave this page.</p>}
      {!canMail && (
        <p className="font-semibold">
          No mail server is set, so nothing can be mailed from here. Tell the people from the list below.
        </p>
      )}
    </div>
  );
}
