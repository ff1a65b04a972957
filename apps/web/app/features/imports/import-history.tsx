import type { ImportState } from '@namma/contract/imports/rules';
import type { ImportRow } from '@namma/contract/imports/schemas';
import { adminLogin } from '@namma/contract/paths';
import { formatMoment } from '@namma/contract/values/times';
import { type RefObject, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { AdminTable } from '../../admin/list/admin-table';
import { api } from '../../lib/api/api';
import { useOutcome } from '../../lib/api/use-outcome';
import { invalidate } from '../../lib/loading/read-cache';
import type { Column } from '../../ui/data-table';
import { StateScreen } from '../../ui/state-screen';
import { useOneAtATime } from '../../ui/use-one-at-a-time';

const nameOf = ({ name, kind, importId }: ImportRow) => name || `${kind} ${importId}`;

const stateNames: Record<ImportState, string> = {
  checked: 'Checked',
  running: 'Importing',
  checking: 'Checking',
  undoing: 'Undoing',
  interrupted: 'Interrupted',
  done: 'Imported',
  undone: 'Undone',
};

const factsOf = ({ at, kind, counts }: ImportRow) => [
  formatMoment(at),
  kind,
  `${counts.new} new`,
  counts.refused > 0 && `${counts.refused} refused`,
];

const columns: Column<ImportRow>[] = [
  {
    title: 'File',
    isHead: true,
    cell: (row) => (
      <span className="grid min-w-0">
        <span className="font-semibold wrap-anywhere">{nameOf(row)}</span>
        <span className="text-xs text-(--soft) @max-table/admin-table:hidden">{row.kind}</span>
      </span>
    ),
  },
  {
    title: 'When and who',
    cell: ({ at, by }) => (
      <span className="grid">
        <span className="figures">{formatMoment(at)}</span>
        <span className="text-xs text-(--soft)">{by}</span>
      </span>
    ),
  },
  {
    title: 'Rows',
    cell: ({ counts }) => (
      <span>{`${counts.new} new, ${counts.matched} changed, ${counts.unchanged} unchanged, ${counts.refused} refused`}</span>
    ),
  },
  {
    title: 'State',
    isState: true,
    cell: ({ state, progress, undoneAt, invitedAt }) => (
      <span className="grid">
        <span>{stateNames[state]}</span>
        {progress && (
          <span className="figures text-xs text-(--soft)">{`${progress.done} of ${progress.of} rows ${state === 'checking' ? 'checked' : 'imported'}`}</span>
        )}
        {undoneAt && (
          <span className="text-xs text-(--soft) @max-table/admin-table:hidden">
            {formatMoment(undoneAt)}
          </span>
        )}
        {invitedAt && (
          <span className="text-xs text-(--soft) @max-table/admin-table:hidden">{`Invited ${formatMoment(invitedAt)}`}</span>
        )}
      </span>
    ),
  },
];

interface HistoryProps {
  imports: readonly ImportRow[];
  heading: RefObject<HTMLHeadingElement | null>;
  /** True while a file is checked: its row shows the progress. */
  isChecking: boolean;
}

const EVERY_MILLISECONDS = 1_000;

/** The loaded imports; while one is at work, as they are every second. */
function useProgress(loaded: readonly ImportRow[], isActing: boolean): readonly ImportRow[] {
  const [imports, setImports] = useState(loaded);
  useEffect(() => setImports(loaded), [loaded]);
  const isAtWork =
    isActing || imports.some(({ state }) => ['checking', 'running', 'undoing'].includes(state));
  useEffect(() => {
    if (!isAtWork) return;
    const stop = new AbortController();
    const timer = setInterval(() => {
      api('imports/getAll', { signal: stop.signal })
        .then(setImports)
        // The next second tries again.
        .catch(() => undefined);
    }, EVERY_MILLISECONDS);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [isAtWork]);
  return imports;
}

/** The imports so far, with their progress, to be invited, continued and undone. */
export function ImportHistory({ imports: loaded, heading, isChecking }: HistoryProps) {
  const { revalidate } = useRevalidator();
  const say = useOutcome(adminLogin);
  const act = async (send: () => Promise<{ status: string }>) => {
    if (await say(send())) invalidate('imports/', 'admin/', 'product/', 'membership/', 'stock/');
    await revalidate();
  };
  const [actLong, isActing] = useOneAtATime(act);
  const imports = useProgress(loaded, isActing || isChecking);
  return (
    <section aria-labelledby="import-history" className="mt-12 border-t border-(--line) pt-6">
      <h2 id="import-history" className="heading pb-4 text-lg">
        Imported so far
      </h2>
      {imports.length === 0 ? (
        <StateScreen title="Nothing yet">
          Import members first, then products. You can undo an import until its data is used.
        </StateScreen>
      ) : (
        <AdminTable
          caption="Imports"
          columns={columns}
          facts={factsOf}
          rows={imports}
          idOf={({ importId }) => importId}
          nameOf={nameOf}
          primary={({ importId, toInvite, canContinue }) =>
            canContinue
              ? {
                  label: 'Continue',
                  isBusy: isActing,
                  onPress: () => actLong(() => api('imports/run', { body: { importId } })),
                }
              : toInvite > 0 && {
                  label: 'Invite',
                  question: {
                    title: toInvite === 1 ? 'Invite 1 person?' : `Invite ${toInvite} people?`,
                    description:
                      'Each person gets an email with a link to claim the account. It works for seven days.',
                    confirmLabel: 'Invite',
                  },
                  onPress: () => act(() => api('imports/invite', { body: { importId } })),
                }
          }
          items={(row) => [
            row.toInviteAgain > 0 && {
              label: 'Invite again',
              question: {
                title:
                  row.toInviteAgain === 1
                    ? 'Invite 1 person again?'
                    : `Invite ${row.toInviteAgain} people again?`,
                description:
                  'These people were invited but have not claimed their account. Each gets a new link for seven days, at most once a day.',
                confirmLabel: 'Invite again',
              },
              onPress: () =>
                act(() => api('imports/invite', { body: { importId: row.importId, isAgain: true } })),
            },
            (row.state === 'done' || row.state === 'interrupted') && {
              label: 'Undo',
              question: {
                title: `Undo the import of ${nameOf(row)}?`,
                description:
                  'Deletes what the import created and restores what it changed. Not possible once any of it was used.',
                confirmLabel: 'Undo',
                focusAfter: heading,
              },
              // The question does not wait: the list shows the progress.
              onPress: () => void actLong(() => api('imports/undo', { body: { importId: row.importId } })),
            },
          ]}
        />
      )}
    </section>
  );
}
