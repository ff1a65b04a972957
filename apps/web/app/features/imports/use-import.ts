import type { ImportKind } from '@namma/contract/imports/rules';
import type { CheckReply, ImportColumn, Reading } from '@namma/contract/imports/schemas';
import { adminLogin } from '@namma/contract/paths';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../lib/api/api';
import { ApiError, sentenceOf } from '../../lib/api/api-error';
import { useFailure } from '../../lib/api/use-failure';
import { invalidate } from '../../lib/loading/read-cache';
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

/** Whatever the system calls the file; the server looks at its content. */
export const toChosen = (file: File): ChosenFile => ({
  name: file.name,
  body: new Blob([file], { type: 'text/csv' }),
});

/** A file that cannot be checked before somebody says what its columns are. */
export interface UnmatchedFile {
  columns: ImportColumn[];
  /** Which column is missing. */
  sentence: string;
}

/** One file on its way: chosen, checked, mended, run. */
export function useImport() {
  const { revalidate } = useRevalidator();
  const fail = useFailure(adminLogin);
  const [kind, setKind] = useState<ImportKind>('members');
  const [file, setFile] = useState<ChosenFile>();
  const [checked, setChecked] = useState<CheckReply>();
  const [unmatched, setUnmatched] = useState<UnmatchedFile>();
  const [reading, setReading] = useState<Reading>({});
  const [isRun, setRun] = useState(false);

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
    check,
    isChecking,
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
