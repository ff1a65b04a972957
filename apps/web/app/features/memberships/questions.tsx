import type { OfferedTier } from '@namma/contract/memberships/tiers';
import { Plus } from 'lucide-react';
import * as words from '#words/fitness';
import { listQuestions } from './list-questions';
import { TimetableLink } from './promises';

/** Each answer opens by itself, also without scripts. */
export function Questions({ tiers }: { tiers: readonly OfferedTier[] }) {
  return (
    <section aria-labelledby="questions-title" className="border-t border-(--line) py-14 md:py-20">
      <div className="page-width grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 id="questions-title" className="heading text-2xl lg:col-span-4">
          {words.questions}
        </h2>
        <div className="lg:col-span-8">
          {listQuestions(tiers).map(({ question, answer, ...rest }) => (
            <details key={question} className="group border-t border-(--line) last:border-b">
              <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
                <span>{question}</span>
                <Plus
                  aria-hidden="true"
                  size={20}
                  className="shrink-0 text-(--tier) transition-[rotate] group-open:rotate-45"
                />
              </summary>
              <div className="max-w-text pb-5 text-(--soft)">
                <p>{answer}</p>
                {'hasTimetable' in rest && <TimetableLink />}
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
