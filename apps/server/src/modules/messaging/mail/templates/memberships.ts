import { formatSlipCode } from '@namma/contract/codes/slips';
import { type Day, daysBetween } from '@namma/contract/days/dates';
import { lastRenewalDay } from '@namma/contract/memberships/renewals';
import { type TierName, tierOf } from '@namma/contract/memberships/tiers';
import { formatPaise } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import type { Settings } from '@namma/contract/settings/values';
import { formatPhone } from '@namma/contract/text/phone';
import { type Center, phoneOf, streetOf } from '@namma/contract/values/centers';
import { type MailWords, mailWords } from '../words/words.ts';
import { type Block, type Context, linkTo, type Template } from './content.ts';
import { documentBlocks } from './document-link.ts';

/** A membership; the amount is in paise, with tax and fee. */
export interface MembershipDetails {
  type: TierName;
  months: number;
  center: Center;
  startDate: Day;
  endDate: Day;
  totalPaise: number;
}

export const detailsBlock = (
  { type, months, center, startDate, endDate, totalPaise }: MembershipDetails,
  words: MailWords,
): Block => ({
  kind: 'details',
  rows: [
    [words.membership, words.tierAndMonths(type, months)],
    [words.center, words.area(center)],
    [words.from, words.day(startDate)],
    [words.to, words.day(endDate)],
    [words.membershipPrice, formatPaise(totalPaise)],
  ],
});

/** The center's street, or a contact where it is unknown. */
function whereIs(center: Center, gym: Settings, words: MailWords): string {
  const street = streetOf(center);
  return street
    ? `${words.area(center)}: ${street}`
    : words.callForTheWay(center, formatPhone(phoneOf(center) ?? gym.phone));
}

export const ownMemberships = (context: Context): Block => ({
  kind: 'button',
  label: mailWords[context.locale].seeMembership,
  url: linkTo(context, paths.profileMembership),
});

/** A new membership with the code of its payment slip; older mails have none. */
export interface MembershipRegistered extends MembershipDetails {
  slip?: string;
  /** The credit from the previous membership that was changed into this one. */
  creditPaise?: number;
  /** The amount already paid, in a message written later; the mail is written before any payment. */
  paidPaise?: number;
}

export const membershipRegistered: Template<MembershipRegistered> = (payload, context) => {
  const words = mailWords[context.locale];
  const { creditPaise = 0, paidPaise = 0 } = payload;
  return {
    subject: words.registeredSubject(payload.type),
    summary: words.payToBegin(payload.center, payload.startDate),
    blocks: [
      {
        kind: 'text',
        text: words.registered(formatPaise(payload.totalPaise - creditPaise - paidPaise), payload.startDate),
      },
      detailsBlock(payload, words),
      ...(creditPaise > 0
        ? [{ kind: 'details', rows: [[words.creditOfBefore, formatPaise(creditPaise)]] } as const]
        : []),
      ...(paidPaise > 0
        ? [{ kind: 'details', rows: [[words.paidForIt, formatPaise(paidPaise)]] } as const]
        : []),
      {
        kind: 'details',
        rows: [
          [words.payAt, whereIs(payload.center, context.gym, words)],
          ...(payload.slip ? [[words.slip, formatSlipCode(payload.slip)] as const] : []),
        ],
      },
      ...(payload.slip ? [{ kind: 'text', text: words.showSlip } as const] : []),
      ownMemberships(context),
    ],
  };
};

/** A paid membership with its receipt or invoice. */
export interface MembershipPaid extends MembershipDetails {
  documentNumber?: string;
}

export const membershipPaid: Template<MembershipPaid> = (payload, context) => {
  const words = mailWords[context.locale];
  return {
    subject: words.paidSubject(payload.type),
    summary: words.lasts(payload.startDate, payload.endDate),
    blocks: [
      { kind: 'text', text: words.paymentIsHere },
      detailsBlock(payload, words),
      ...documentBlocks(payload.documentNumber, context),
      ownMemberships(context),
    ],
  };
};

/** A membership that ends soon or has ended. */
export interface MembershipExpiring extends MembershipDetails {
  /** Days from the day of the mail to the end; negative afterwards. */
  daysLeft: number;
  /** Absent in mails from before renewals existed. */
  membershipId?: number;
  /** The renewal discount; absent in mails from before memberships stored their terms. */
  extraDiscountPaise?: number;
  /** The first day of its renewal, which is still unpaid. */
  renewalStart?: Day;
  /** Free days that the member can still add before the end; absent in older mails. */
  freeDays?: number;
}

export const membershipExpiring: Template<MembershipExpiring> = (payload, context) => {
  const words = mailWords[context.locale];
  const subject = words.ending(payload.type, payload.daysLeft, payload.endDate);
  const news = words.sentence(subject);
  const { advice, button } = whatToDo(payload, words);
  const { freeDays = 0, daysLeft } = payload;
  return {
    subject,
    summary: news,
    blocks: [
      { kind: 'text', text: `${news} ${advice}` },
      ...(freeDays > 0 && daysLeft >= 0
        ? [{ kind: 'text' as const, text: words.freeDaysLeft(freeDays, payload.endDate) }]
        : []),
      {
        kind: 'details',
        rows: [
          [words.membership, words.tierAndMonths(payload.type, payload.months)],
          [words.center, words.area(payload.center)],
        ],
      },
      { kind: 'button', label: button[0], url: linkTo(context, button[1]) },
    ],
  };
};

/** The advice, and the label and path of the button. */
function whatToDo(
  { type, endDate, daysLeft, membershipId, extraDiscountPaise, renewalStart }: MembershipExpiring,
  words: MailWords,
): {
  advice: string;
  button: [string, string];
} {
  if (renewalStart !== undefined)
    return {
      advice: words.renewalBegins(renewalStart),
      button: [words.seeRenewal, paths.profileMembership],
    };
  const lastDay = lastRenewalDay({ effectiveEnd: endDate });
  // A manually sent message may be written after the discount has ended.
  const isOver = -daysLeft > daysBetween(endDate, lastDay);
  if (membershipId === undefined || extraDiscountPaise === undefined || isOver)
    return { advice: words.renewAnyDay, button: [words.choosePlan, tierOf(type).path] };
  const until = words.renewUntil(lastDay, formatPaise(extraDiscountPaise));
  return {
    advice: daysLeft < 0 ? until : `${until} ${words.newOneFollows}`,
    button: [words.renew, paths.renewPath(membershipId)],
  };
}
