import { addDays, formatDay, gymDay } from '@namma/contract/days/dates';
import {
  FOLLOW_UP_NOTE_MAX_CHARACTERS,
  type FollowUpOutcome,
  followUpOutcomes,
  isSelling,
} from '@namma/contract/follow-ups/rules';
import type { FollowUp } from '@namma/contract/follow-ups/schemas';
import { centerLabel } from '@namma/contract/messages/centers';
import { adminLogin, memberPath } from '@namma/contract/paths';
import { Mail, NotebookPen, Phone } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { HotkeyHint } from '../../../admin/keys/hotkey-hint';
import { WhatsAppButton } from '../../../admin/whatsapp/whatsapp-button';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';
import { sendWithKey } from '../../../lib/api/idempotency-key';
import { useFailure } from '../../../lib/api/use-failure';
import { Button, buttonClass } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { toast } from '../../../ui/toast';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { outcomeKeys, outcomeLabels, reasonLabels } from './labels';

interface FollowUpLineProps {
  line: FollowUp;
  onRecorded: () => void;
  /** Recorded by someone else. */
  onStale: () => void;
}

const AGAIN_WITHIN_DAYS = 30;

/** One person: the reason, the contacts and the outcomes. An outcome is one press, with an optional day and note. */
export function FollowUpLine({ line, onRecorded, onStale }: FollowUpLineProps) {
  const {
    userId,
    queryId,
    passId,
    memberId,
    reason,
    why,
    name,
    phone,
    email,
    center,
    last,
    lastId,
    writes,
    mayOffer,
  } = line;
  const fail = useFailure(adminLogin);
  const [isNoting, setNoting] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const today = gymDay(new Date());
  const [record, isBusy] = useOneAtATime(async (outcome: FollowUpOutcome) => {
    const fields = new FormData(form.current ?? undefined);
    const note = String(fields.get('note') ?? '').trim();
    const againOn = String(fields.get('againOn') ?? '');
    const body = {
      ...(userId !== null && { userId }),
      ...(queryId !== null && { queryId }),
      ...(passId !== null && { passId }),
      ...{ reason, outcome, lastId },
      ...(note !== '' && { note }),
      ...(againOn !== '' && { againOn }),
    };
    try {
      const { status } = await sendWithKey(`follow-up ${JSON.stringify(body)}`, (headers) =>
        api('followUps/record', { body, headers }),
      );
      toast.success(`${status}: ${name}, ${outcomeLabels[outcome].toLowerCase()}`);
      onRecorded();
    } catch (error) {
      fail(error);
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) onStale();
    }
  });
  const mayWrite = mayOffer || !isSelling(reason);
  const link = `${buttonClass('outline')} px-4`;
  return (
    <li className="grid grid-cols-1 gap-3 border-b border-(--line) py-4 wrap-anywhere sm:gap-4 sm:py-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
      <div className="grid content-start gap-1">
        <p className="text-xs font-semibold text-(--soft)">
          {center === null ? reasonLabels[reason] : `${reasonLabels[reason]}, ${centerLabel(center)}`}
        </p>
        {memberId === null ? (
          <h2 className="text-lg font-semibold">{name}</h2>
        ) : (
          <h2 className="text-lg font-semibold">
            <Link to={memberPath(memberId)} className="underline underline-offset-4 hover:no-underline">
              {name}
            </Link>
          </h2>
        )}
        <p>{why}</p>
        {last && (
          <p className="text-sm text-(--soft)">
            {`${outcomeLabels[last.outcome]} on ${formatDay(gymDay(new Date(last.at)))}, ${last.by}${last.note ? `: ${last.note}` : ''}`}
          </p>
        )}
        <div className="mt-2 flex flex-wrap gap-2 print:hidden">
          {phone !== '' && (
            <a href={`tel:+91${phone}`} className={link}>
              <Phone aria-hidden="true" size={18} />
              <span className="figures wrap-anywhere!">{phone}</span>
            </a>
          )}
          {phone !== '' && mayWrite && <WhatsAppButton {...writes} reason={reason} about={name} isShort />}
          {email !== '' && mayWrite && (
            <a href={`mailto:${email}`} className={link}>
              <Mail aria-hidden="true" size={18} />
              <span className="max-sm:sr-only">Mail</span>
            </a>
          )}
          {/* Most calls end in one press: a narrow screen has room for more lines without the fields. */}
          <Button
            look="outline"
            className="px-4! lg:hidden"
            aria-expanded={isNoting}
            aria-label={`Day and note: ${name}`}
            onClick={() => setNoting(!isNoting)}
          >
            <NotebookPen aria-hidden="true" size={18} />
          </Button>
        </div>
        {!mayWrite && (
          <p className="text-sm text-(--soft)">Hasn't agreed to offers. You can call, but not write.</p>
        )}
      </div>
      <form
        ref={form}
        // Two people may have one name.
        aria-label={`Result of the call to ${name}, ${phone || email}`}
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          const outcome = followUpOutcomes.find((each) => outcomeKeys[each] === event.key);
          if (outcome === undefined || event.repeat) return;
          event.preventDefault();
          void record(outcome);
        }}
        className="grid content-start gap-3 sm:grid-cols-[auto_minmax(0,1fr)] print:hidden"
      >
        <TextField
          className={isNoting ? '' : 'max-lg:hidden'}
          label="Call again on (optional)"
          name="againOn"
          type="date"
          min={addDays(today, 1)}
          max={addDays(today, AGAIN_WITHIN_DAYS)}
        />
        <TextField
          className={isNoting ? '' : 'max-lg:hidden'}
          label="Note (optional)"
          name="note"
          autoComplete="off"
          maxLength={FOLLOW_UP_NOTE_MAX_CHARACTERS}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(20)),1fr))] gap-2 sm:col-span-2 sm:flex sm:flex-wrap">
          {followUpOutcomes.map((outcome) => (
            <Button
              key={outcome}
              look="outline"
              className="max-sm:px-1.5! max-sm:text-xs!"
              isBusy={isBusy}
              aria-keyshortcuts={outcomeKeys[outcome]}
              onClick={() => void record(outcome)}
            >
              <span>{outcomeLabels[outcome]}</span>
              <span className="max-sm:hidden">
                <HotkeyHint hotkey={outcomeKeys[outcome]} />
              </span>
            </Button>
          ))}
        </div>
      </form>
    </li>
  );
}
