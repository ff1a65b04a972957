import { type ComponentProps, useState } from 'react';
import { useLazy } from '../../lib/loading/use-lazy';
import { DataTable } from '../../ui/data-table';
import { useOneAtATime } from '../../ui/use-one-at-a-time';
import { type RowItem, type RowLink, RowMenu, type RowPrimary } from './row-menu';

type Falsy = false | null | undefined;

interface AdminTableProps<R> extends Omit<ComponentProps<typeof DataTable<R>>, 'action'> {
  /** Names a row, for screen readers and above its details. */
  nameOf: (row: R) => string;
  /** The main action on a row. */
  primary?: ((row: R) => RowPrimary | Falsy) | undefined;
  /** Further actions on a row. */
  items?: ((row: R) => readonly (RowItem | RowLink | Falsy)[]) | undefined;
}

const loadDetails = async () => (await import('./row-details')).RowDetails;
const loadQuestion = async () => (await import('../../ui/confirm-dialog')).ConfirmDialog;

/** A table of the admin side. The menu of each row ends with its details: every column in full. */
export function AdminTable<R>({ nameOf, primary, items, ...table }: AdminTableProps<R>) {
  const { loaded: RowDetails, ensureLoaded: ensureDetails } = useLazy(loadDetails);
  const { loaded: Question, ensureLoaded: ensureQuestion } = useLazy(loadQuestion);
  // Kept while a dialog closes, so that its text does not change.
  const [shown, setShown] = useState<R>();
  const [asked, setAsked] = useState<RowItem>();
  const [opened, setOpened] = useState<'details' | 'question'>();
  const close = () => setOpened(undefined);
  const [confirm, isConfirming] = useOneAtATime(async () => {
    await asked?.onPress();
    close();
  });
  async function show(row: R) {
    if (!(await ensureDetails())) return;
    setShown(row);
    setOpened('details');
  }
  async function press(item: RowItem) {
    if (!item.question) return void item.onPress();
    if (!(await ensureQuestion())) return;
    setAsked(item);
    setOpened('question');
  }
  return (
    <>
      <DataTable
        {...table}
        action={(row) => (
          <RowMenu
            of={nameOf(row)}
            primary={primary?.(row) || undefined}
            items={[
              ...(items?.(row) ?? []).filter((item) => !!item),
              { label: 'Details', onPress: () => void show(row) },
            ]}
            onPress={(item) => void press(item)}
          />
        )}
      />
      {RowDetails && shown !== undefined && (
        <RowDetails
          title={nameOf(shown)}
          columns={table.columns.map(({ title, cell }) => ({ title, value: cell(shown) }))}
          isOpen={opened === 'details'}
          onClose={close}
        />
      )}
      {Question && asked?.question && (
        <Question
          isOpen={opened === 'question'}
          isBusy={isConfirming}
          {...asked.question}
          onConfirm={() => void confirm()}
          onClose={close}
        />
      )}
    </>
  );
}
