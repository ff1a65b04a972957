import type { ComponentProps, RefObject } from 'react';
import { BulkAction } from './bulk-action';
import { ExportButton } from './export-button';
import { FilterSelect, optionsOf } from './filter-select';
import { ListBody } from './list-body';
import { ListToolbar } from './list-toolbar';
import { RowAction } from './row-action';
import { ScreenTitle } from './screen-title';

type Bulk<R> = ComponentProps<typeof BulkAction<R>>;
type Body<R> = ComponentProps<typeof ListBody<R>>;
type Toolbar = ComponentProps<typeof ListToolbar>;

/** What the list does and how it stands. */
interface Desk<R>
  extends Pick<Body<R>, 'list' | 'idOf' | 'pathWith' | 'isNarrowed' | 'isLoading' | 'noun' | 'one'> {
  state: Toolbar['state'] & { status: string | undefined };
  limits: Toolbar['limits'];
  change: Toolbar['onChange'];
  csv: ComponentProps<typeof ExportButton>;
  heading: RefObject<HTMLHeadingElement | null>;
  choice: Bulk<R>['choice'] & { has: (row: R) => boolean; choose: (row: R, isChosen: boolean) => void };
  canAct: (row: R) => boolean;
  isBusy: (row: R) => boolean;
  act: (row: R) => void;
  actOnMany: Bulk<R>['onAct'];
}

interface ListDeskProps<R> {
  desk: Desk<R>;
  title: string;
  searchHint: string;
  statuses: readonly string[];
  columns: Body<R>['columns'];
  nameOf: (row: R) => string;
  bulkWords: Bulk<R>['words'];
  /** What the action on this row is called. */
  actionLabel: (row: R) => string;
}

/** An admin's list: searched, filtered, sorted, exported, and acted on row by row or many at once. */
export function ListDesk<R>({ desk, title, nameOf, actionLabel, ...props }: ListDeskProps<R>) {
  const { list, state, heading, choice, canAct, idOf, noun, change, pathWith, isNarrowed, isLoading } = desk;
  return (
    <>
      <ScreenTitle heading={heading} actions={<ExportButton {...desk.csv} />}>
        {title}
      </ScreenTitle>
      <ListToolbar
        state={state}
        limits={desk.limits}
        searchLabel={`Search ${noun}`}
        searchHint={props.searchHint}
        onChange={change}
      >
        <FilterSelect
          label="Status"
          value={state.status ?? ''}
          options={optionsOf(props.statuses)}
          onChange={(status) => change({ status })}
        />
      </ListToolbar>
      <BulkAction {...{ choice, idOf, nameOf, heading }} words={props.bulkWords} onAct={desk.actOnMany} />
      <ListBody
        {...{ list, state, idOf, noun, one: desk.one, pathWith, isNarrowed, isLoading }}
        caption={title}
        columns={props.columns}
        onChange={change}
        ticks={{ canTick: canAct, isTicked: choice.has, onTick: choice.choose, nameOf }}
        action={(row) =>
          canAct(row) && (
            <RowAction
              label={actionLabel(row)}
              of={nameOf(row)}
              isBusy={desk.isBusy(row)}
              onAct={() => desk.act(row)}
            />
          )
        }
      />
    </>
  );
}
