import type { ComponentProps, ReactNode, RefObject } from 'react';
import { usePermission } from '../shell/permissions';
import { ExportButton } from './export-button';
import { FilterSelect } from './filter-select';
import { ListBody } from './list-body';
import { ListToolbar } from './list-toolbar';
import { PrintButton } from './print-button';
import { ScreenTitle } from './screen-title';
import { SearchField } from './search-field';

type Body<R> = ComponentProps<typeof ListBody<R>>;
type Toolbar = ComponentProps<typeof ListToolbar>;

/** Changes the list through its URL. */
interface ListAddress
  extends Pick<Body<unknown>, 'pathWith' | 'hasFilters' | 'isLoading'>,
    Pick<Toolbar, 'filterCount'> {
  limits: { pageSizes: readonly number[]; searchMaxLength: number };
  filterText: string;
  change: Toolbar['onChange'];
}

interface ListScreenProps<R>
  extends Omit<Body<R>, keyof ListAddress | 'caption' | 'onChange'>,
    Pick<Toolbar, 'sorts'> {
  address: ListAddress;
  /** The heading of the screen, and the name of the table. */
  title: string;
  heading?: RefObject<HTMLHeadingElement | null>;
  note?: ReactNode;
  csv?: ComponentProps<typeof ExportButton>;
  /** Beside the export. */
  titleActions?: ReactNode;
  /** Links to other views, above the filters. */
  views?: ReactNode;
  searchHint: string;
  /** Fields covered by the search. Defaults to the plural noun. */
  searched?: string;
  /** The list's own filters. */
  filters?: ReactNode;
  /** Between the filters and the rows. */
  children?: ReactNode;
}

/** The screen of an admin list: title, export, print, search, filters, order and pages. */
export function ListScreen<R>({
  address: { limits, filterCount, filterText, change, ...address },
  title,
  heading,
  note,
  csv,
  titleActions,
  views,
  searched,
  searchHint,
  sorts,
  filters,
  children,
  ...body
}: ListScreenProps<R>) {
  const can = usePermission();
  return (
    <>
      <ScreenTitle
        isCompact
        heading={heading}
        note={note}
        middle={
          <SearchField
            label={`Search ${searched ?? body.noun}`}
            placeholder={searchHint}
            maxLength={limits.searchMaxLength}
            value={body.state.q ?? ''}
            onSearch={(q) => change({ q })}
            className="min-w-[min(100%,--spacing(60))] flex-1 print:hidden"
          />
        }
        actions={
          <>
            {titleActions}
            {csv && can('exportLists') && <ExportButton {...csv} />}
            <PrintButton />
          </>
        }
      >
        {title}
      </ScreenTitle>
      {filterText && <p className="hidden pb-4 text-sm print:block">{`Filtered by ${filterText}`}</p>}
      {views}
      <ListToolbar state={body.state} onChange={change} filterCount={filterCount} sorts={sorts}>
        {filters}
      </ListToolbar>
      {children}
      <ListBody
        caption={title}
        onChange={change}
        {...body}
        pathWith={address.pathWith}
        hasFilters={address.hasFilters}
        isLoading={address.isLoading}
      />
      <div className="flex justify-center pt-3 print:hidden">
        <FilterSelect
          label="Rows"
          value={String(body.state.limit)}
          options={limits.pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(limit) => change({ limit: Number(limit) })}
        />
      </div>
    </>
  );
}
