import { brand } from '@namma/contract/brand';
import { CARD_STEP_SECONDS } from '@namma/contract/codes/card';
import { formatDay } from '@namma/contract/days/dates';
import { centerLabel } from '@namma/contract/messages/centers';
import { formatPaise } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import type { EntryMembership } from '@namma/contract/visits/schemas';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as words from '#words/card';
import { useGymDay } from '../../../lib/loading/use-gym-day';
import { useLeaveWhenSignedOut } from '../../../lib/session/use-leave-when-signed-out';
import type { KeptCard } from '../../../shared/card-store';
import { Button } from '../../../ui/button';
import { QrPicture } from '../../../ui/qr-picture';
import { ScriptNeeded } from '../../../ui/script-needed';
import { useCard } from './use-card';
import { useCode } from './use-code';

/** The member's card, to be scanned at the counter. It opens without a network once it was opened with one. */
export function CardScreen() {
  useLeaveWhenSignedOut();
  const { card, missing, isOffline, refresh } = useCard();
  return (
    <Frame>
      {card && <Card card={card} isOffline={isOffline} />}
      {missing && <NoCard reason={missing} onRetry={() => void refresh()} />}
      {!card && !missing && <Skeleton />}
    </Frame>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="ground-ink min-h-dvh">
    <main id="main" className="mx-auto grid max-w-120 gap-6 px-4 pt-4 pb-12">
      <Link
        to={paths.profile}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-sm font-semibold underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" size={16} />
        <span>{words.profile}</span>
      </Link>
      <h1 className="sr-only">{words.memberCard}</h1>
      {children}
    </main>
  </div>
);

function Card({ card, isOffline }: { card: KeptCard; isOffline: boolean }) {
  const { qr, secondsLeft } = useCode(card);
  const { name, memberId, membership } = card;
  return (
    <article className="overflow-hidden rounded-lg border border-(--line)">
      <div className="grid gap-4 bg-white p-4 sm:p-6">
        {qr ? (
          <QrPicture qr={qr} label={words.codeLabel} className="w-full" />
        ) : (
          <div className="aspect-square w-full" />
        )}
        <Remaining secondsLeft={secondsLeft} />
      </div>
      <div className="grid gap-5 p-5 sm:p-6">
        <div>
          <p translate="no" className="display text-2xl wrap-anywhere">
            {name}
          </p>
          <p className="figures mt-1 text-sm text-(--soft)">{words.memberNumber(brand.name, memberId)}</p>
        </div>
        {membership ? <MembershipDetails membership={membership} /> : <p>{words.noMembership}</p>}
        <p className="text-sm text-(--soft)">
          {`${isOffline ? words.withoutConnection : ''}${words.scannerHint}`}
        </p>
      </div>
    </article>
  );
}

/** A bar that shrinks while the code lasts, and the same in words. */
const Remaining = ({ secondsLeft }: { secondsLeft: number }) => (
  <div className="text-ink">
    <div aria-hidden="true" className="bar-track h-2 overflow-hidden rounded-full bg-paper-sunken">
      <div
        className="bar h-full bg-ink transition-[width] duration-300 motion-reduce:transition-none"
        style={{ width: `${(secondsLeft / CARD_STEP_SECONDS) * 100}%` }}
      />
    </div>
    <p className="figures mt-2 text-center text-sm">{words.newCodeIn(secondsLeft)}</p>
  </div>
);

function MembershipDetails({ membership }: { membership: EntryMembership }) {
  const { type, center, endDate } = membership;
  const obstacle = obstacleOf(membership, useGymDay());
  return (
    <>
      {obstacle ? (
        <p className="rounded-md border border-signal-bright px-4 py-3 font-semibold text-signal-bright">
          {obstacle}
        </p>
      ) : (
        <p className="font-semibold">
          {center ? words.showThisCard(centerLabel(center)) : words.showThisCardAnywhere}
        </p>
      )}
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(32)),1fr))] gap-x-6 gap-y-4">
        <Detail label={words.membership}>{type}</Detail>
        <Detail label={words.until}>
          <time dateTime={endDate}>{formatDay(endDate)}</time>
        </Detail>
        <Detail label={words.center}>{center ? centerLabel(center) : words.allCenters}</Detail>
      </dl>
    </>
  );
}

/** Reason of a refusal today. Undefined if the member can come in. */
export function obstacleOf(
  { startDate, endDate, payment_status, duePaise, pausedTo }: EntryMembership,
  today: string | undefined,
): string | undefined {
  if (!today) return undefined;
  if (today > endDate) return words.endedOn(formatDay(endDate));
  const hasBegun = today >= startDate;
  if (payment_status !== 'payed') {
    // A card that an older version of the page has kept knows no amount.
    const due = duePaise ? words.amountToBePaid(formatPaise(duePaise)) : words.toBePaid;
    return hasBegun ? due : words.beginsOnceItIsPaid(formatDay(startDate), due);
  }
  if (!hasBegun) return words.beginsOn(formatDay(startDate));
  return pausedTo && today <= pausedTo ? words.pausedUntil(formatDay(pausedTo)) : undefined;
}

const Detail = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-xs text-(--soft)">{label}</dt>
    <dd className="mt-1 font-semibold wrap-anywhere">{children}</dd>
  </div>
);

const reasons = {
  offline: words.offline,
  insecure: words.insecure,
  failed: words.failed,
} as const;

const NoCard = ({ reason, onRetry }: { reason: keyof typeof reasons; onRetry: () => void }) => (
  <div role="alert" className="grid justify-items-start gap-4 rounded-lg border border-(--line) p-6">
    <p>{`${reasons[reason]} ${words.nameWillDo}`}</p>
    {reason !== 'insecure' && (
      <Button look="primary" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    )}
  </div>
);

const Skeleton = () => (
  <>
    <div
      role="status"
      className="noscript:hidden aspect-square w-full animate-pulse rounded-lg bg-ink-raised motion-reduce:animate-none"
    >
      <span className="sr-only">{words.loading}</span>
    </div>
    <ScriptNeeded>{words.cardNeedsScript}</ScriptNeeded>
  </>
);
