import type { CheckReply, ImportCounts, ImportRow } from '@namma/contract/imports/schemas';
import { formatPaise } from '@namma/contract/money';
import { adminMembers, adminProducts } from '@namma/contract/paths';
import { useEffect, useRef } from 'react';
import { ScreenTitle } from '../../admin/list/screen-title';
import { Button, ButtonLink } from '../../ui/button';
import { ChooseFile } from './choose-file';
import { ImportHistory } from './import-history';
import { Counts, Preview, Refused, Replaced } from './import-report';
import { MatchedColumns } from './matched-columns';
import { FirstQuestions, memberships, Questions } from './questions';
import { Running } from './running';
import { type ImportState, useImport } from './use-import';

/** A gym moves in: lists of members and products are checked, imported and undone (D82). */
export function ImportsScreen({ imports }: { imports: readonly ImportRow[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const state = useImport();
  return (
    <>
      <ScreenTitle
        heading={heading}
        note="Members and products from a spreadsheet or another program. No one gets an email until you invite them."
      >
        Imports
      </ScreenTitle>
      {state.checked && <CheckedFile {...state} checked={state.checked} />}
      {state.unmatched && <FileToMatch {...state} unmatched={state.unmatched} />}
      {!state.checked && !state.unmatched && <ChooseFile {...state} />}
      <ImportHistory imports={imports} heading={heading} isChecking={state.isChecking} />
    </>
  );
}

function CheckedFile(state: ImportState & { checked: NonNullable<ImportState['checked']> }) {
  const { checked, file, kind, isRun, run, isRunning, isChecking, clear } = state;
  const { importId, counts, rows, questions, tookMilliseconds } = checked;
  const isAsked = questions.dateOrder !== null || questions.columns.length > 0;
  const canRun = !isAsked && counts.new + counts.matched > 0;
  return (
    <section aria-labelledby="import-checked" aria-busy={isChecking} className="grid gap-6">
      <FileHeading
        id="import-checked"
        file={file}
        state={describe({ isRun, isChecking, isAsked, rows, counts })}
        className="text-(--soft)"
      />
      {!isRun && <FirstQuestions {...state} />}
      {!isAsked && <Counts counts={counts} />}
      {!isAsked && kind === 'members' && <Memberships {...checked.memberships} />}
      {!isRun && !isAsked && <Questions {...state} />}
      {!isRun && <Preview preview={checked.preview} kind={kind} />}
      {isRunning && <Running importId={importId} rows={rows} expectedMilliseconds={tookMilliseconds} />}
      <div className="flex flex-wrap gap-3">
        {!isRun && (
          <Button
            look="primary"
            isBusy={isRunning || isChecking}
            aria-disabled={!canRun || undefined}
            onClick={() => {
              if (canRun) void run();
            }}
          >
            {isRunning ? 'Importing' : 'Import'}
          </Button>
        )}
        {isRun && (
          <ButtonLink look="primary" to={kind === 'members' ? adminMembers : adminProducts}>
            {kind === 'members' ? 'See members' : 'See products'}
          </ButtonLink>
        )}
        <Button
          look="quiet"
          className="border border-(--line) hover:border-ink"
          isBusy={isRunning}
          onClick={clear}
        >
          {isRun ? 'Import another list' : 'Choose another list'}
        </Button>
      </div>
      <Refused {...checked} />
      <Replaced {...checked} />
      <MatchedColumns {...state} columns={checked.columns} />
    </section>
  );
}

/** Amount due and number of ended memberships in the file. */
function Memberships({ owing, duePaise, ended }: CheckReply['memberships']) {
  if (owing + ended === 0) return null;
  return (
    <ul className="grid gap-1 text-sm">
      {owing > 0 && (
        <li>{`${memberships(owing)} will owe ${formatPaise(duePaise)} in total. Their members appear in Follow-ups.`}</li>
      )}
      {ended > 0 && (
        <li>{`${memberships(ended)} ${ended === 1 ? 'has' : 'have'} ended, and ${ended === 1 ? 'is' : 'are'} kept as history.`}</li>
      )}
    </ul>
  );
}

/** A file with unknown titles: the admin maps its columns before the check. */
function FileToMatch({
  unmatched: { columns, sentence },
  ...state
}: ImportState & { unmatched: NonNullable<ImportState['unmatched']> }) {
  const { file, isChecking, clear } = state;
  return (
    <section aria-labelledby="import-to-match" aria-busy={isChecking} className="grid gap-6">
      <FileHeading id="import-to-match" file={file} state={isChecking ? 'Checking' : sentence} />
      <MatchedColumns {...state} columns={columns} />
      <div>
        <Button
          look="quiet"
          className="border border-(--line) hover:border-ink"
          isBusy={isChecking}
          onClick={clear}
        >
          Choose another list
        </Button>
      </div>
    </section>
  );
}

interface FileHeadingProps {
  id: string;
  file: ImportState['file'];
  /** Progress of the file. */
  state: string;
  className?: string;
}

function FileHeading({ id, file, state, className = '' }: FileHeadingProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button has disappeared, so the focus moves here.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid gap-1">
      <h2 id={id} ref={title} tabIndex={-1} className="heading text-lg wrap-anywhere outline-none">
        {file?.name ?? ''}
      </h2>
      <p role="status" className={`text-sm ${className}`}>
        {state}
      </p>
    </div>
  );
}

interface Situation {
  isRun: boolean;
  isChecking: boolean;
  isAsked: boolean;
  rows: number;
  counts: ImportCounts;
}

function describe({ isRun, isChecking, isAsked, rows, counts }: Situation): string {
  if (isChecking) return 'Checking';
  const count = rows === 1 ? '1 row' : `${rows} rows`;
  if (isRun) return `Imported ${rows - counts.refused} of ${count}`;
  return isAsked ? 'One question first' : `Checked: ${count}. No changes yet.`;
}
