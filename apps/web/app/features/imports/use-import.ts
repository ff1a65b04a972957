import type { ImportKind } from '@namma/contract/imports/rules';
import type { CheckReply, ImportColumn, Reading } from '@namma/contract/imports/schemas';
import { adminLogin } from '@namma/contract/paths';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../lib/api/api';
import { ApiError, sentenceOf } from '../../lib/api/api-error';
import { useFailure } from '../../lib/api/use-failure';
import { invalidate } from '../../lib/loading/read-cache';
import { WorkbookError } from '../../lib/workbook/workbook-error';
import { toast } from '../../ui/toast';
import { useOneAtATime } from '../../ui/use-one-at-a-time';

/** A file as it is sent: chosen, or cells that were pasted. */
export interface ChosenFile {
  name: string;
  body: Blob;
}

/** Cells of a spreadsheet are pasted with tabs between them. */
export const toPasted = (text: string): ChosenFile => ({
  name: 'Pasted cells',
  body: new Blob([text], { type: 'text/tab-separated-values' }),
});

/** The file type is ignored because the server checks the content. */
const toChosen = (file: File): ChosenFile => ({
  name: file.name,
  body: new Blob([file], { type: 'text/csv' }),
});

/** The first bytes of archives, such as `.xlsx`, and of the former format of workbooks. */
const workbookStarts = ['PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0'];

async function isWorkbook(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return workbookStarts.includes(String.fromCharCode(...bytes));
}

/** A file that cannot be checked before its columns are mapped. */
export interface UnmatchedFile {
  columns: ImportColumn[];
  /** The missing column. */
  sentence: string;
}

/** The steps of an import: choose, check, correct and run. */
export function useImport() {
  const { revalidate } = useRevalidator();
  const fail = useFailure(adminLogin);
  const [kind, setKind] = useState<ImportKind>('members');
  const [file, setFile] = useState<ChosenFile>();
  const [checked, setChecked] = useState<CheckReply>();
  const [unmatched, setUnmatched] = useState<UnmatchedFile>();
  const [reading, setReading] = useState<Reading>({});
  const [isRun, setRun] = useState(false);
  const [percentRead, setPercentRead] = useState<number>();

  const [check, isChecking] = useOneAtATime(async (chosen: ChosenFile, wanted: Reading = {}) => {
    setFile(chosen);
    setReading(wanted);
    setRun(false);
    try {
      const query = { kind, name: chosen.name, mapping: JSON.stringify(wanted) };
      setChecked(await api('imports/check', { query, file: chosen.body }));
      setUnmatched(undefined);
    } catch (error) {
      setChecked(undefined);
      const columns = error instanceof ApiError ? error.details.columns : undefined;
      setUnmatched(columns && { columns, sentence: sentenceOf(error) });
      if (!columns) fail(error);
    }
  });
  const [open, isOpening] = useOneAtATime(async (file: File) => {
    let chosen = toChosen(file);
    try {
      if (await isWorkbook(file)) {
        setPercentRead(0);
        const { readWorkbook } = await import('../../lib/workbook/read-workbook');
        const { csv, sheet } = await readWorkbook(file, (fraction) =>
          setPercentRead(Math.floor(100 * fraction)),
        );
        chosen = { name: sheet === null ? file.name : `${file.name}, sheet ${sheet}`, body: csv };
      }
    } catch (error) {
      if (error instanceof WorkbookError) toast.error(error.message);
      else fail(error);
      return;
    } finally {
      setPercentRead(undefined);
    }
    await check(chosen);
  });
  const [run, isRunning] = useOneAtATime(async () => {
    if (!checked) return;
    try {
      const { status, counts, refused } = await api('imports/run', { body: { importId: checked.importId } });
      toast.success(status);
      setChecked({ ...checked, counts, refused });
      setRun(true);
      invalidate('imports/', 'admin/', 'product/', 'membership/', 'stock/');
    } catch (error) {
      fail(error);
    }
    await revalidate();
  });
  const clear = () => {
    setFile(undefined);
    setChecked(undefined);
    setUnmatched(undefined);
    setReading({});
    setRun(false);
  };
  return {
    kind,
    choose: (next: ImportKind) => {
      setKind(next);
      clear();
    },
    file,
    checked,
    unmatched,
    reading,
    isRun,
    /** Checks a chosen file. The first sheet of a workbook is converted to CSV here. */
    open,
    percentRead,
    check,
    isChecking: isChecking || isOpening,
    run,
    isRunning,
    clear,
    /** Reads the same file otherwise. */
    readAs: (changes: Reading) => {
      if (file) void check(file, { ...reading, ...changes });
    },
  };
}
export type ImportState = ReturnType<typeof useImport>;
