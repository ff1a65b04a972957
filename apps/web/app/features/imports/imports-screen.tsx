import type { ImportRow } from '@namma/contract/imports/schemas';
import { useEffect, useRef } from 'react';
import { ScreenTitle } from '../../admin/list/screen-title';
import { Button } from '../../ui/button';
import { ChooseFile } from './choose-file';
import { ImportHistory } from './import-history';
import { Counts, Refused, Replaced } from './import-report';
import { MatchedColumns, Questions } from './matched-columns';
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
        note="Members and products of before, from a spreadsheet or another program. Nobody is mailed until you invite them."
      >
        Imports
      </ScreenTitle>
      {state.checked && <CheckedFile {...state} checked={state.checked} />}
      {state.unmatched && <FileToMatch {...state} unmatched={state.unmatched} />}
      {!state.checked && !state.unmatched && <ChooseFile {...state} />}
      <ImportHistory imports={imports} heading={heading} />
    </>
  );
}

function CheckedFile(state: ImportState & { checked: NonNullable<ImportState['checked']> }) {
  const { checked, file, isRun, run, isRunning, isChecking, clear } = state;
  const { importId, counts, refused, rows, questions, tookMilliseconds } = checked;
  const isAsked = questions.dateOrder !== null;
  const canRun = !isAsked && counts.new + counts.matched > 0;
  return (
    <section aria-labelledby="import-checked" aria-busy={isChecking} className="grid gap-6">
      <FileHeading
        id="import-checked"
        file={file}
        state={describe({ isRun, isChecking, isAsked, rows })}
        className="text-(--soft)"
      />
      <Questions {...state} />
      {!isAsked && <Counts counts={counts} />}
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
        <Button
          look="quiet"
          className="border border-(--line) hover:border-ink"
          isBusy={isRunning}
          onClick={clear}
        >
          {isRun ? 'Import another list' : 'Choose another list'}
        </Button>
      </div>
      <Replaced {...checked} />
      <Refused importId={importId} refused={refused} count={counts.refused} />
      <MatchedColumns {...state} columns={checked.columns} />
    </section>
  );
}

/** A file whose titles nobody knows: somebody says what the columns are, and it is checked. */
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
  /** How far the file has come. */
  state: string;
  className?: string;
}

function FileHeading({ id, file, state, className = '' }: FileHeadingProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone: reading goes on here.
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
}

function describe({ isRun, isChecking, isAsked, rows }: Situation): string {
  if (isChecking) return 'Checking';
  const count = rows === 1 ? '1 row' : `${rows} rows`;
  if (isRun) return `Imported: ${count}`;
  return isAsked ? 'One question first' : `Checked: ${count}. Nothing is changed yet.`;
}
