import type { ComponentProps, ReactNode } from 'react';
import { BulkAction } from './bulk-action';
import { DayRange } from './day-range';
import { FilterSelect, optionsOf } from './filter-select';
import { ListFreshness } from './list-freshness';
import { ListScreen } from './list-screen';
import { RowUndo } from './row-action';
import { SkippedRows } from './skipped-rows';
import type { useAdminList } from './use-admin-list';

type Bulk<R> = ComponentProps<typeof BulkAction<R>>;
type Screen<R> = ComponentProps<typeof ListScreen<R>>;

interface AdminListProps<R> {
  /** The state of the list and its actions. */
  adminList: Omit<ReturnType<typeof useAdminList<R, Screen<R>['state']['sort']>>, 'actBy'>;
  title: string;
  /** Links to other views. */
  views?: ReactNode;
  searchHint: string;
  statuses: readonly string[];
  /** Filters that only this list has. */
  filters?: ReactNode;
  columns: Screen<R>['columns'];
  nameOf: (row: R) => string;
  bulkWords: Bulk<R>['words'];
  /** The label of the main action on a row that can be acted on. */
  actionLabel: (row: R) => string;
  /** Further actions on a row that has not just been acted on. */
  items?: Screen<R>['items'];
  facts: Screen<R>['facts'];
  /** Choice in the confirmation of a bulk action. */
  bulkChoice?: ReactNode;
  sorts?: Screen<R>['sorts'];
  /** Beside the export. */
  titleActions?: ReactNode;
}

/** An admin list with search, filters, order and export, and actions on one row or on many. */
export function AdminList<R>({ adminList, title, nameOf, actionLabel, ...props }: AdminListProps<R>) {
  const { list, state, address, heading, choice, canAct, idOf, noun, one, csv } = adminList;
  const nameById = (id: number) => {
    const row = list.content.find((each) => idOf(each) === id);
    return row ? nameOf(row) : `No. ${id}`;
  };
  return (
    <ListScreen
      note={<ListFreshness {...adminList.freshness} />}
      titleActions={props.titleActions}
      views={props.views}
      searchHint={props.searchHint}
      sorts={props.sorts}
      filters={
        <>
          <FilterSelect
            label="Status"
            value={state.status ?? ''}
            options={optionsOf(props.statuses)}
            onChange={(status) => address.change({ status })}
          />
          {props.filters}
          <DayRange from={state.from} to={state.to} onChange={address.change} />
        </>
      }
      columns={props.columns}
      ticks={{
        canTick: canAct,
        isTicked: choice.has,
        onTick: choice.choose,
        nameOf,
        instead: (row) => {
          const undo = adminList.markOf(row)?.undo;
          return undo && <RowUndo of={nameOf(row)} onUndo={undo} />;
        },
      }}
      isMarked={(row) => adminList.markOf(row) !== undefined}
      nameOf={nameOf}
      facts={props.facts}
      primary={(row) => {
        const mark = adminList.markOf(row);
        return (
          (canAct(row) || mark) && {
            label: actionLabel(adminList.asRead(row)),
            mark,
            isBusy: adminList.isBusy(row),
            onPress: () => adminList.act(row),
          }
        );
      }}
      items={(row) => (adminList.markOf(row) ? [] : (props.items?.(row) ?? []))}
      title={title}
      heading={heading}
      csv={csv}
      list={list}
      state={state}
      address={address}
      idOf={idOf}
      noun={noun}
      one={one}
    >
      <BulkAction
        choice={choice}
        words={props.bulkWords}
        question={props.bulkChoice}
        onAct={adminList.actOnMany}
        isHeld={adminList.isHeld}
        lastMany={adminList.lastMany}
      />
      <SkippedRows
        skipped={adminList.skipped}
        nameOf={nameById}
        focusAfter={heading}
        onClose={adminList.closeSkipped}
      />
    </ListScreen>
  );
}
