import { type FollowUpReason, followUpOutcomes } from '@namma/contract/follow-ups/rules';
import type { FollowUpPage, FollowUpReport } from '@namma/contract/follow-ups/schemas';
import { adminFollowUps } from '@namma/contract/paths';
import { useEffect, useRef } from 'react';
import { Link, useRevalidator } from 'react-router';
import { ExportButton } from '../../../admin/list/export-button';
import { ScreenTitle } from '../../../admin/list/screen-title';
import { useCsvExport } from '../../../admin/list/use-csv-export';
import { IfAllowed } from '../../../admin/shell/if-allowed';
import { isDialogOpen } from '../../../ui/open-dialog';
import { toast } from '../../../ui/toast';
import { FollowUpLine } from './follow-up-line';
import { outcomeKeys, outcomeLabels, reasonLabels } from './labels';
import { ReportTable } from './report-table';

/** A narrow screen hides the note until it is wanted. */
function focusFirst(list: HTMLElement | null): void {
  const form = list?.querySelector('form');
  const note = form?.querySelector<HTMLElement>('[name=note]');
  (note?.getClientRects().length ? note : form?.querySelector('button'))?.focus();
}

interface FollowUpsScreenProps extends FollowUpPage {
  reason: FollowUpReason | undefined;
  page: number;
  /** Only for staff who may read amounts. */
  report: FollowUpReport | undefined;
}

const pathOf = (reason: string | undefined, page = 1): string => {
  const query = new URLSearchParams({ ...(reason && { reason }), ...(page > 1 && { page: String(page) }) });
  return query.size === 0 ? adminFollowUps : `${adminFollowUps}?${query}`;
};

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-md border border-(--line) px-4 text-sm font-semibold hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-lime';

/** Call list of today, with reasons and results (D87). */
export function FollowUpsScreen({
  content,
  counts,
  totalElements,
  totalPages,
  reason,
  page,
  report,
}: FollowUpsScreenProps) {
  const { revalidate } = useRevalidator();
  const csv = useCsvExport('followUps/export', 'follow-ups', reason ? { reason } : {});
  const list = useRef<HTMLOListElement>(null);
  const isNext = useRef(false);
  // Moves the focus to the next line after one was recorded.
  useEffect(() => {
    if (!isNext.current || content.length === 0) return;
    isNext.current = false;
    focusFirst(list.current);
  }, [content]);
  const first = content[0];
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const outcome = followUpOutcomes.find((each) => outcomeKeys[each] === event.key);
      // A line that has the focus has taken the key.
      if (!outcome || !first || event.defaultPrevented || event.repeat || isDialogOpen()) return;
      event.preventDefault();
      focusFirst(list.current);
      toast.success(`${first.name} is selected. Press ${event.key} again for “${outcomeLabels[outcome]}”.`);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [first]);
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <ScreenTitle
        actions={
          <IfAllowed permission="exportLists">
            <ExportButton {...csv} />
          </IfAllowed>
        }
        note={totalElements === 1 ? '1 person to call' : `${totalElements} people to call`}
      >
        Follow-ups
      </ScreenTitle>
      <nav aria-label="Reasons" className="pb-6 print:hidden">
        <ul className="flex flex-wrap gap-2">
          <li>
            <Link to={pathOf(undefined)} aria-current={reason ? undefined : 'page'} className={chip}>
              <span>All</span>
              <span className="figures">{all}</span>
            </Link>
          </li>
          {counts
            .filter(({ count }) => count > 0)
            .map(({ reason: each, count }) => (
              <li key={each}>
                <Link to={pathOf(each)} aria-current={each === reason ? 'page' : undefined} className={chip}>
                  <span>{reasonLabels[each]}</span>
                  <span className="figures">{count}</span>
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      {content.length === 0 ? (
        <p>No one to call.</p>
      ) : (
        <ol ref={list} aria-label="People to call" className="border-t-2 border-ink">
          {content.map((line) => (
            <FollowUpLine
              key={`${line.userId} ${line.queryId} ${line.passId}`}
              line={line}
              onRecorded={() => {
                isNext.current = true;
                void revalidate();
              }}
              onStale={() => void revalidate()}
            />
          ))}
        </ol>
      )}
      {totalPages > 1 && (
        <nav aria-label="Pages" className="flex flex-wrap items-center gap-4 pt-6 print:hidden">
          {page > 1 && (
            <Link to={pathOf(reason, page - 1)} className={chip}>
              Page before
            </Link>
          )}
          <span>{`Page ${page} of ${totalPages}`}</span>
          {page < totalPages && (
            <Link to={pathOf(reason, page + 1)} className={chip}>
              Next page
            </Link>
          )}
        </nav>
      )}
      {report && <ReportTable report={report} />}
    </>
  );
}
