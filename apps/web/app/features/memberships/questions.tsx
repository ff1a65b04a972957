import { MEMBERSHIP_FEE_RUPEES, MIN_AGE_TO_REGISTER_YEARS } from '@namma/contract/business';
import { centers } from '@namma/contract/centers/rules';
import { groupClasses } from '@namma/contract/memberships/group-classes';
import { tiers } from '@namma/contract/memberships/tiers';
import { centerLabel } from '@namma/contract/messages/centers';
import { groupClassLabel } from '@namma/contract/messages/group-classes';
import { formatRupees } from '@namma/contract/money';
import { Plus } from 'lucide-react';

import * as words from '#words/fitness';

const range = (numbers: readonly number[]) => ({ from: Math.min(...numbers), to: Math.max(...numbers) });
const benefits = tiers.flatMap(({ plans }) => plans.map((plan) => plan.benefits));
const otherGyms = tiers.flatMap(({ name, gyms }) => (gyms ? [{ tier: name, gyms }] : []));

/** The answers describe how the shop and the plans work; they promise nothing else. */
const questions = [
  { question: words.whereToPay, answer: words.whereToPayAnswer },
  { question: words.whatOnTop, answer: words.whatOnTopAnswer(formatRupees(MEMBERSHIP_FEE_RUPEES)) },
  { question: words.whenBegins, answer: words.whenBeginsAnswer },
  { question: words.whereToTrain, answer: words.whereToTrainAnswer(centers.map(centerLabel), otherGyms) },
  {
    question: words.whenAway,
    answer: words.whenAwayAnswer(
      range(benefits.map(({ pauseDays }) => pauseDays)),
      range(benefits.map(({ transferDays }) => transferDays)),
    ),
  },
  { question: words.whichClasses, answer: words.whichClassesAnswer(groupClasses.map(groupClassLabel)) },
  { question: words.needAccount, answer: words.needAccountAnswer(MIN_AGE_TO_REGISTER_YEARS) },
] as const;

/** Each answer opens by itself, also without scripts. */
export function Questions() {
  return (
    <section aria-labelledby="questions-title" className="border-t border-(--line) py-14 md:py-20">
      <div className="page-width grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 id="questions-title" className="heading text-2xl lg:col-span-4">
          {words.questions}
        </h2>
        <div className="lg:col-span-8">
          {questions.map(({ question, answer }) => (
            <details key={question} className="group border-t border-(--line) last:border-b">
              <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
                <span>{question}</span>
                <Plus
                  aria-hidden="true"
                  size={20}
                  className="shrink-0 text-(--tier) transition-[rotate] group-open:rotate-45"
                />
              </summary>
              <p className="max-w-text pb-5 text-(--soft)">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
