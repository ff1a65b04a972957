import { useRef, useState } from 'react';
import { AdminSkeleton } from '../../admin/list/admin-skeleton';
import { BulkAction } from '../../admin/list/bulk-action';
import { DayFilter } from '../../admin/list/day-filter';
import { ExportButton } from '../../admin/list/export-button';
import { FilterSelect, optionsOf } from '../../admin/list/filter-select';
import { ListBody } from '../../admin/list/list-body';
import { type ListState, ListToolbar } from '../../admin/list/list-toolbar';
import { Pager } from '../../admin/list/pager';
import { RowAction, RowUndo } from '../../admin/list/row-action';
import { ScreenTitle } from '../../admin/list/screen-title';
import { StatusMark, type Tone } from '../../admin/list/status-mark';
import { ContactCell } from '../../admin/people/contact-cell';
import { Button } from '../../ui/button';
import { type Column, DataTable } from '../../ui/data-table';
import { Case, Section } from './sheet';

interface Line {
  id: number;
  name: string;
  amount: string;
  tone: Tone;
}

const lines: Line[] = [
  { id: 1, name: 'Asha Rao', amount: '₹1,299', tone: 'waiting' },
  { id: 2, name: 'Ravi Kumar', amount: '₹13,899', tone: 'moving' },
  { id: 3, name: 'Meera Iyer', amount: '₹449', tone: 'done' },
];

const columns: Column<Line>[] = [
  { title: 'Member', cell: ({ name }) => name, isHead: true },
  { title: 'Amount', cell: ({ amount }) => amount, isNumber: true, isSorted: true },
  { title: 'Status', cell: ({ tone }) => <StatusMark tone={tone}>{tone}</StatusMark> },
  {
    title: 'Reach',
    cell: ({ name }) => <ContactCell name={name} email="asha@example.in" phone="9876543210" />,
  },
];

const state: ListState = { q: undefined, sort: 'newest', page: 3, limit: 20 };
const idOf = ({ id }: Line) => id;
const nothing = () => {};

/** The components of the admin side. */
export function Admin() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [ticked, setTicked] = useState<readonly Line[]>([]);
  const choosable = lines.filter(({ tone }) => tone !== 'done');
  return (
    <Section title="Admin">
      <ScreenTitle
        heading={heading}
        note="3 lines"
        actions={
          <>
            <ExportButton isExporting={false} onExport={nothing} />
            <ExportButton isExporting onExport={nothing} />
            <Button look="primary">Add</Button>
          </>
        }
      >
        A list
      </ScreenTitle>
      <ListToolbar
        filterCount={0}
        state={state}
        searchLabel="Search"
        searchHint="Name or email"
        limits={{ pageSizes: [20, 50], searchMaxLength: 100 }}
        onChange={nothing}
      >
        <FilterSelect label="Status" value="" options={optionsOf(['waiting', 'done'])} onChange={nothing} />
        <DayFilter label="From" value="2030-03-04" onChange={nothing} />
      </ListToolbar>
      <BulkAction
        choice={{
          chosen: ticked,
          choosable,
          chooseAll: () => setTicked(choosable),
          clear: () => setTicked([]),
        }}
        words={{
          button: (count) => `Move ${count}`,
          question: (count) => `Move ${count} lines?`,
          effects: (rows) => rows.map(({ name }) => `${name} moves on`),
          skippedNote: 'left alone',
        }}
        onAct={async () => nothing()}
        isHeld={false}
        lastMany={undefined}
      />
      <DataTable
        caption="Lines"
        columns={columns}
        rows={lines}
        idOf={idOf}
        sorting={{ direction: 'descending', onTurn: nothing }}
        ticks={{
          canTick: (row) => choosable.includes(row),
          isTicked: (row) => ticked.includes(row),
          onTick: (row, isTicked) =>
            setTicked(isTicked ? [...ticked, row] : ticked.filter((other) => other !== row)),
          nameOf: ({ name }) => name,
          instead: ({ name }) => <RowUndo of={name} onUndo={nothing} />,
        }}
        isMarked={({ tone }) => tone === 'done'}
        action={({ name, tone }) => (
          <RowAction
            label="Move"
            of={name}
            mark={tone === 'done' ? { isDone: true } : undefined}
            isBusy={tone === 'moving'}
            onAct={nothing}
          />
        )}
      />
      <Pager page={3} totalPages={7} isMore pathOf={(page) => `?page=${page}`} />
      <Case name="nothing there">
        <ListBody
          caption="Lines"
          columns={columns}
          idOf={idOf}
          list={{ content: [], totalPages: 0 }}
          state={{ ...state, page: 1 }}
          noun="orders"
          one="order"
          hasFilters
          isLoading={false}
          pathWith={() => '?'}
          onChange={nothing}
        />
      </Case>
      <Case name="loading">
        <AdminSkeleton />
      </Case>
    </Section>
  );
}
