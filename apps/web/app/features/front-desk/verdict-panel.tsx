import { containsCard, type KnownCode, namesSomebody, readCode } from '@namma/contract/codes/scans';
import { formatDay, seconds } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { visitMessages, visitRefusalTexts } from '@namma/contract/messages/visits';
import { formatTime24 } from '@namma/contract/values/times';
import { OVERRULE_REASON_MAX_CHARACTERS } from '@namma/contract/visits/rules';
import type { EntryMembership } from '@namma/contract/visits/schemas';
import { Check, History, OctagonX } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { MemberPhoto } from '../../admin/people/member-photo';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { passKindLabels } from './passes/pass-labels';
import type { Verdict } from './use-check-in';

interface VerdictPanelProps {
  verdict: Verdict | undefined;
  isBusy: boolean;
  /** Late verdict of the previous scan. */
  before: Verdict | undefined;
  onOverrule: (memberId: number, reason: string) => void;
  /** A card or a slip was pasted into the field of the reason. */
  onScan: (code: string) => void;
}

/** A member who may come in, too large to be overlooked; after a refusal, the way to let the member in all the same. */
export const VerdictPanel = ({ verdict, before, ...rest }: VerdictPanelProps) => (
  <>
    <div role="status">
      {verdict?.verdict === 'in' && <LetIn verdict={verdict} />}
      {before && (
        <p className={`mt-4 border-l-8 py-1 pl-4 font-semibold wrap-anywhere ${edgeOf(before)}`}>
          {`Scanned before: ${describe(before)}`}
        </p>
      )}
    </div>
    {verdict?.verdict === 'refused' && verdict.member && (
      <Overrule key={verdict.member.userId} memberId={verdict.member.userId} {...rest} />
    )}
  </>
);

/** A second scan of a person who is already inside has its own appearance. */
const edgeOf = ({ verdict, since }: Verdict): string => {
  if (verdict === 'refused') return 'border-signal';
  return since ? 'border-ink' : 'border-lime';
};

/** In one line: who it was, and whether they may come in. */
const describe = ({ verdict, reason, member, pass, since }: Verdict): string =>
  [
    member?.name ?? pass?.name ?? 'somebody unknown',
    verdict === 'in'
      ? since
        ? 'in already'
        : 'let in'
      : `refused${reason ? `. ${visitRefusalTexts[reason]}` : ''}`,
  ].join(', ');

const LetIn = ({ verdict: { member, pass, since, sinceCenter, reason } }: { verdict: Verdict }) => (
  <Banner
    Icon={since ? History : Check}
    className={since ? 'border-2 border-ink bg-paper-sunken text-ink' : 'bg-lime text-ink'}
    title={`${since ? 'Already in' : 'Let in'}: ${member?.name ?? pass?.name}`}
    member={member}
  >
    {since && (
      <p className="font-semibold">
        {`First scan at ${formatTime24(new Date(since))}${sinceCenter ? `, at ${sinceCenter}` : ''}`}
      </p>
    )}
    {reason && member?.overruled && (
      <p>{`${visitRefusalTexts[reason]}. Let in because: ${member.overruled}`}</p>
    )}
    {member?.membership && <MembershipLine membership={member.membership} />}
    {pass && <PassLine pass={pass} />}
  </Banner>
);

/** Reason of a refused check-in. */
export const Refused = ({ verdict }: { verdict: Verdict }) => {
  const { member, pass, reason, since, codeSeconds } = verdict;
  return (
    <Banner
      Icon={OctagonX}
      className="bg-signal text-white"
      title={`Refused: ${reason ? visitRefusalTexts[reason] : ''}`}
      member={member}
    >
      {member && <p className="text-lg font-semibold">{member.name}</p>}
      {member?.membership && <MembershipLine membership={member.membership} />}
      {pass && <p className="text-lg font-semibold">{pass.name}</p>}
      {pass && <PassLine pass={pass} />}
      {since && <p>{`Let in with it at ${formatTime24(new Date(since))}.`}</p>}
      {codeSeconds !== undefined && <p>{describeClock(codeSeconds)}</p>}
      {reason === 'unknown code' && <p>The phone is signed out. Find the member by name.</p>}
    </Banner>
  );
};

interface BannerProps {
  Icon: typeof Check;
  title: string;
  className: string;
  member?: Verdict['member'];
  children: ReactNode;
}

const Banner = ({ Icon, title, className, member, children }: BannerProps) => (
  <div className={`mt-4 flex items-start gap-4 rounded-md p-5 sm:p-6 ${className}`}>
    <Icon aria-hidden="true" size={40} className="shrink-0" />
    <div className="grid min-w-0 gap-1 wrap-anywhere">
      <p className="heading text-2xl">{title}</p>
      {children}
    </div>
    {member && (
      <MemberPhoto
        userId={member.userId}
        name={member.name}
        className="ml-auto size-24 shrink-0 sm:size-32"
      />
    )}
  </div>
);

const PassLine = ({ pass: { kind, center, day, phone } }: { pass: NonNullable<Verdict['pass']> }) => (
  <p>{`${passKindLabels[kind]}, ${centerLabel(center)}, ${formatDay(day)}, ${phone}`}</p>
);

const MembershipLine = ({ membership }: { membership: EntryMembership }) => (
  <p>
    {`${membership.type}, ${membership.center ? centerLabel(membership.center) : 'all centers'}, ${formatDay(membership.startDate)} to ${formatDay(membership.endDate)}${membership.pausedTo ? `, paused until ${formatDay(membership.pausedTo)}` : ''}`}
  </p>
);

const SECONDS_OF_A_MINUTE = seconds(60) / seconds(1);

/** Explanation for a code of another time. */
export function describeClock(codeSeconds: number): string {
  const minutes = Math.max(1, Math.round(Math.abs(codeSeconds) / SECONDS_OF_A_MINUTE));
  const apart = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return codeSeconds > 0
    ? `The phone's clock is ${apart} fast. Find the member by name.`
    : `The code is ${apart} old: a picture of the card, or a slow clock. Find the member by name.`;
}

/** The reason is typed by staff; a scanned code is not accepted. */
function refuseReason(reason: string, code: KnownCode | undefined): string | undefined {
  if (reason === '') return visitMessages.overruleReasonRequired;
  return code || containsCard(reason) ? visitMessages.overruleIsCode : undefined;
}

function Overrule({
  memberId,
  isBusy,
  onOverrule,
  onScan,
}: Omit<VerdictPanelProps, 'verdict' | 'before'> & { memberId: number }) {
  const [error, setError] = useState<string>();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    const code = readCode(reason);
    const refused = refuseReason(reason, code);
    setError(refused);
    if (code && namesSomebody(code)) onScan(reason);
    else if (!refused) onOverrule(memberId, reason);
  }
  return (
    <form onSubmit={submit} noValidate className="mt-4 flex flex-wrap items-start gap-3">
      <TextField
        label="Reason to let the member in anyway"
        name="reason"
        className="flex-1 basis-64"
        autoComplete="off"
        maxLength={OVERRULE_REASON_MAX_CHARACTERS}
        required
        error={error}
        onChange={() => setError(undefined)}
      />
      <Button type="submit" look="outline" className="min-h-12 max-sm:w-full sm:mt-6.5" isBusy={isBusy}>
        Let in
      </Button>
    </form>
  );
}
