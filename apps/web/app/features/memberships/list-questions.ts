import { MEMBERSHIP_FEE_RUPEES, MIN_AGE_TO_REGISTER_YEARS } from '@namma/contract/business';
import { groupClasses } from '@namma/contract/memberships/group-classes';
import type { OfferedTier } from '@namma/contract/memberships/tiers';
import { centerLabel } from '@namma/contract/messages/centers';
import { groupClassLabel } from '@namma/contract/messages/group-classes';
import { formatRupees } from '@namma/contract/money';
import { openCenters } from '@namma/contract/values/centers';
import * as words from '#words/fitness';

const range = (numbers: readonly number[]) => ({ from: Math.min(...numbers), to: Math.max(...numbers) });

/** The answers describe how the shop and the plans work; they promise nothing else. */
export function listQuestions(tiers: readonly OfferedTier[]) {
  const benefits = tiers.flatMap(({ plans }) => plans.map((plan) => plan.benefits));
  const otherGyms = tiers.flatMap(({ name, gyms }) => (gyms ? [{ tier: name, gyms }] : []));
  return [
    { question: words.whereToPay, answer: words.whereToPayAnswer },
    { question: words.whatOnTop, answer: words.whatOnTopAnswer(formatRupees(MEMBERSHIP_FEE_RUPEES)) },
    { question: words.whenBegins, answer: words.whenBeginsAnswer },
    {
      question: words.whereToTrain,
      answer: words.whereToTrainAnswer(openCenters().map(centerLabel), otherGyms),
    },
    {
      question: words.whenAway,
      answer: words.whenAwayAnswer(
        range(benefits.map(({ pauseDays }) => pauseDays)),
        range(benefits.map(({ transferDays }) => transferDays)),
      ),
    },
    {
      question: words.whichClasses,
      answer: words.whichClassesAnswer(groupClasses.map(groupClassLabel)),
      hasTimetable: true,
    },
    { question: words.needAccount, answer: words.needAccountAnswer(MIN_AGE_TO_REGISTER_YEARS) },
  ] as const satisfies readonly { question: string; answer: string; hasTimetable?: true }[];
}
