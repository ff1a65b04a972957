import { contactDetails } from '@namma/contract/business';
import { type Center, placeOfCenter } from '@namma/contract/centers';
import { type Day, formatDay } from '@namma/contract/dates';
import { selectPlan } from '@namma/contract/memberships';
import { formatRupees, paiseToRupees } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import { lastRenewalDay } from '@namma/contract/renewals';
import { formatSlipCode } from '@namma/contract/slips';
import { type TierName, tierOf } from '@namma/contract/tiers';
import type { Template } from './content.ts';
import { documentBlocks } from './document-link.ts';

/** A membership; the amount is in paise, with tax and fee. */
export interface MembershipFacts {
  type: TierName;
  months: number;
  center: Center;
  startDate: Day;
  endDate: Day;
  totalPaise: number;
}

const factsOf = ({ type, months, center, startDate, endDate, totalPaise }: MembershipFacts) =>
  ({
    kind: 'facts',
    rows: [
      ['Membership', `${type}, ${months} months`],
      ['Center', placeOfCenter[center].area],
      ['From', formatDay(startDate)],
      ['To', formatDay(endDate)],
      ['Price with tax and fee', formatRupees(paiseToRupees(totalPaise))],
    ],
  }) as const;

/** The center's street, or whom to call where it is not known. */
function whereIs(center: Center): string {
  const { area, street } = placeOfCenter[center];
  return street ? `${area}: ${street}` : `${area}. Call ${contactDetails.phone} for the way`;
}

const ownMemberships = (origin: string) =>
  ({ kind: 'button', label: 'See your membership', url: `${origin}${paths.profileMembership}` }) as const;

/** A new membership, with the code of its slip; mails from before there were slips have none. */
export interface MembershipRegistered extends MembershipFacts {
  slip?: string;
}

export const membershipRegistered: Template<MembershipRegistered> = (facts, { origin }) => ({
  subject: `Your ${facts.type} membership is registered`,
  summary: `Pay at ${placeOfCenter[facts.center].area} to begin on ${formatDay(facts.startDate)}.`,
  blocks: [
    {
      kind: 'text',
      text: `Your membership is registered. Pay ${formatRupees(paiseToRupees(facts.totalPaise))} at your center to begin on ${formatDay(facts.startDate)}.`,
    },
    factsOf(facts),
    {
      kind: 'facts',
      rows: [
        ['Pay at', whereIs(facts.center)],
        ...(facts.slip ? [['Your slip', formatSlipCode(facts.slip)] as const] : []),
      ],
    },
    ...(facts.slip
      ? [{ kind: 'text', text: 'Show or say the number of your slip when you pay.' } as const]
      : []),
    ownMemberships(origin),
  ],
});

/** A membership that is paid, with its receipt or invoice. */
export interface MembershipPayed extends MembershipFacts {
  documentNumber?: string;
}

export const membershipPayed: Template<MembershipPayed> = (facts, { origin }) => ({
  subject: `Your ${facts.type} membership is payed`,
  summary: `It lasts from ${formatDay(facts.startDate)} to ${formatDay(facts.endDate)}.`,
  blocks: [
    { kind: 'text', text: 'We have your payment. See you at the gym.' },
    factsOf(facts),
    ...documentBlocks(facts.documentNumber, origin),
    ownMemberships(origin),
  ],
});

/** A membership that ends soon or has ended. */
export interface MembershipExpiring extends MembershipFacts {
  /** Days from the day of the mail to the end; negative afterwards. */
  daysLeft: number;
  /** Mails from before there were renewals have none. */
  membershipId?: number;
  /** The first day of its renewal, which is still to be paid. */
  renewalStart?: Day;
}

function whenItEnds({ daysLeft, endDate }: MembershipExpiring): string {
  if (daysLeft < 0) return `ended on ${formatDay(endDate)}`;
  if (daysLeft === 0) return `ends today, ${formatDay(endDate)}`;
  if (daysLeft === 1) return `ends tomorrow, ${formatDay(endDate)}`;
  return `ends in ${daysLeft} days, on ${formatDay(endDate)}`;
}

export const membershipExpiring: Template<MembershipExpiring> = (facts, { origin }) => {
  const news = `Your ${facts.type} membership ${whenItEnds(facts)}.`;
  const { advice, button } = whatToDo(facts);
  return {
    subject: `Your ${facts.type} membership ${whenItEnds(facts)}`,
    summary: news,
    blocks: [
      { kind: 'text', text: `${news} ${advice}` },
      {
        kind: 'facts',
        rows: [
          ['Membership', `${facts.type}, ${facts.months} months`],
          ['Center', placeOfCenter[facts.center].area],
        ],
      },
      { kind: 'button', label: button[0], url: `${origin}${button[1]}` },
    ],
  };
};

/** The advice, and the label and path of the button. */
function whatToDo({ type, months, endDate, daysLeft, membershipId, renewalStart }: MembershipExpiring): {
  advice: string;
  button: [string, string];
} {
  if (renewalStart !== undefined)
    return {
      advice: `Its renewal begins on ${formatDay(renewalStart)}: please pay for it at your center.`,
      button: ['See your renewal', paths.profileMembership],
    };
  if (membershipId === undefined)
    return {
      advice: 'Renew it when you like: a new one begins on any day you choose.',
      button: ['Choose a plan', tierOf(type).path],
    };
  const discount = formatRupees(selectPlan(type, months).benefits.extraDiscountRupees);
  const until = `until ${formatDay(lastRenewalDay({ effectiveEnd: endDate }))}`;
  return {
    advice:
      daysLeft < 0
        ? `Renew it ${until}, and ${discount} are off.`
        : `Renew it ${until}, and ${discount} are off. The new one begins when this one has ended.`,
    button: ['Renew', paths.renewPath(membershipId)],
  };
}
