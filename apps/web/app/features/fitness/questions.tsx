import { MEMBERSHIP_FEE_RUPEES, MIN_AGE_TO_REGISTER_YEARS } from '@namma/contract/business';
import { centers } from '@namma/contract/centers';
import { groupClasses } from '@namma/contract/group-classes';
import { formatRupees } from '@namma/contract/money';
import { tiers } from '@namma/contract/tiers';
import { Plus } from 'lucide-react';

const inWords = (names: readonly string[]) => new Intl.ListFormat('en-IN').format(names);
const range = (numbers: readonly number[]) => `${Math.min(...numbers)} to ${Math.max(...numbers)}`;
const benefits = tiers.flatMap(({ plans }) => plans.map((plan) => plan.benefits));
const otherGyms = tiers.flatMap(({ name, gyms }) => (gyms ? [`${name} opens ${gyms} gyms`] : []));

/** The answers describe how the shop and the plans work; they promise nothing else. */
const questions = [
  {
    question: 'When and where do I pay?',
    answer:
      'At the center you choose, not here. Until then your membership stands in your profile as pending.',
  },
  {
    question: 'What comes on top of the price?',
    answer: `${formatRupees(MEMBERSHIP_FEE_RUPEES)} tax and fee for the whole membership, whatever its length. You see the total before you send anything.`,
  },
  {
    question: 'When does it begin, and when does it end?',
    answer:
      'It begins on the day you choose, today or later, and ends 3, 6 or 12 months after. The end date is shown as soon as you have chosen.',
  },
  {
    question: 'Where may I train?',
    answer: `Our centers are ${inWords(centers)}. ${inWords(otherGyms)}.`,
  },
  {
    question: 'What if I travel, or cannot come for a while?',
    answer: `Every plan has pause days (${range(benefits.map(({ pauseDays }) => pauseDays))}) and transfer days (${range(benefits.map(({ transferDays }) => transferDays))}), by tier and length. The table above lists them all.`,
  },
  {
    question: 'Which classes are there?',
    answer: `${inWords(groupClasses)}, each led by a trainer at the center.`,
  },
  {
    question: 'Do I need an account?',
    answer: `Yes, to buy. Anybody who is at least ${MIN_AGE_TO_REGISTER_YEARS} years old can sign up.`,
  },
] as const;

/** Each answer opens by itself, also without scripts. */
export function Questions() {
  return (
    <section aria-labelledby="questions-title" className="border-t border-(--line) py-14 md:py-20">
      <div className="page-width grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 id="questions-title" className="heading text-2xl lg:col-span-4">
          Questions and answers
        </h2>
        <div className="lg:col-span-8">
          {questions.map(({ question, answer }) => (
            <details key={question} className="group border-t border-(--line) last:border-b">
              <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
                {question}
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
