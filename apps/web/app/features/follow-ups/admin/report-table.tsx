import { formatDay } from '@namma/contract/days/dates';
import type { FollowUpReport } from '@namma/contract/follow-ups/schemas';

const cell = 'border-b border-(--line) py-3 pr-3 sm:pr-6 text-left';

/** Results of calls, compared with unanswered ones. */
export const ReportTable = ({
  report: { from, to, reached, notReached, trials },
}: {
  report: FollowUpReport;
}) => (
  <section aria-labelledby="calls-report" className="mt-12">
    <h2 id="calls-report" className="heading text-xl">
      Call results
    </h2>
    <p className="mt-2 text-sm text-(--soft)">
      {`Members called from ${formatDay(from)} to ${formatDay(to)}, and what they bought or did within 14 days.`}
    </p>
    {/* Scrolls sideways where letters are large and the window is narrow. */}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard, too */}
    <section aria-label="Call results by outcome" tabIndex={0} className="mt-4 overflow-x-auto">
      <table className="w-full max-w-lg text-sm">
        <thead>
          <tr>
            {['Calls', 'People', 'Came', 'Paid', 'Joined'].map((title) => (
              <th key={title} scope="col" className={cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[
            { title: 'Reached', ...reached },
            { title: 'Not reached', ...notReached },
          ].map(({ title, people, came, paid, joined }) => (
            <tr key={title}>
              <th scope="row" className={cell}>
                {title}
              </th>
              {Object.entries({ people, came, paid, joined }).map(([name, count]) => (
                <td key={name} className={`figures ${cell}`}>
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    <p className="mt-4 text-sm">
      {`Trials for these days: ${trials.given} given out, ${trials.came} came, ${trials.joined} became members.`}
    </p>
  </section>
);
