import { useRef, useState } from 'react';
import { AdminSkeleton } from '../../ui/admin/admin-skeleton';
import { BulkAction } from '../../ui/admin/bulk-action';
import { type Column, DataTable } from '../../ui/admin/data-table';
import { DayFilter } from '../../ui/admin/day-filter';
import { ExportButton } from '../../ui/admin/export-button';
import { FilterSelect, optionsOf } from '../../ui/admin/filter-select';
import { ListBody } from '../../ui/admin/list-body';
import { type ListState, ListToolbar } from '../../ui/admin/list-toolbar';
import { Pager } from '../../ui/admin/pager';
import { Reach } from '../../ui/admin/reach';
import { RowAction, RowUndo } from '../../ui/admin/row-action';
import { ScreenTitle } from '../../ui/admin/screen-title';
import { StatusMark, type Tone } from '../../ui/admin/status-mark';
import { Button } from '../../ui/button';
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
  { title: 'Reach', cell: ({ name }) => <Reach name={name} email="asha@example.in" phone="9876543210" /> },
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
          leftAlone: 'left alone',
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
