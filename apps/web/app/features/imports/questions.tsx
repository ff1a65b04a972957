import { formatDay } from '@namma/contract/days/dates';
import { fieldsOf } from '@namma/contract/imports/fields';
import { LEAVE_BLANK, type ListName, listOf, SKIP_ROWS } from '@namma/contract/imports/lists';
import { dateOrders } from '@namma/contract/imports/rules';
import type { CheckReply, ImportQuestions, Reading } from '@namma/contract/imports/schemas';
import { centerLabel } from '@namma/contract/messages/centers';
import { formatPaise } from '@namma/contract/money';
import { openCenters } from '@namma/contract/values/centers';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/field';
import { Options } from '../../ui/options';
import type { ImportState } from './use-import';

type Checked = ImportState & { checked: CheckReply };

const orderNames = { dmy: 'Day first', mdy: 'Month first' } as const;

/** Questions that must be answered before the check. */
export function FirstQuestions({ checked, readAs, kind }: Checked) {
  const { dateOrder, columns } = checked.questions;
  return (
    <>
      {dateOrder && (
        <Choice
          legend="Day or month first?"
          note={`Line ${dateOrder.line}, ${dateOrder.column}: ${dateOrder.value}`}
          options={dateOrders.map((order) => ({ name: orderNames[order], value: order }))}
          choose={(order) => readAs({ dateOrder: order })}
        />
      )}
      {columns.map(({ field, places }) => (
        <Choice
          key={field}
          legend={`Which column is ${fieldsOf(kind)[field]?.label ?? field}?`}
          note="The other one is ignored. Your answer is saved for the next file."
          options={places.map((place) => ({
            name: `${checked.columns[place]?.header || `Column ${place + 1}`}: ${checked.columns[place]?.samples.join(', ')}`,
            value: place,
          }))}
          choose={(chosen) =>
            readAs({
              columns: checked.columns.map((column, place) => {
                if (place === chosen) return field;
                return places.includes(place) ? null : column.field;
              }),
            })
          }
        />
      ))}
    </>
  );
}

interface ChoiceProps<T> {
  legend: string;
  note: string;
  options: readonly { name: string; value: T; isChosen?: boolean }[];
  choose: (value: T) => void;
}

function Choice<T>({ legend, note, options, choose }: ChoiceProps<T>) {
  return (
    <fieldset className="grid max-w-text gap-3 rounded-md border border-(--alert) p-4">
      <legend className="px-1 font-semibold">{legend}</legend>
      <p className="text-sm">{note}</p>
      <div className="flex flex-wrap gap-3">
        {options.map(({ name, value, isChosen }) => (
          <button
            key={name}
            type="button"
            aria-pressed={isChosen}
            className="min-h-11 rounded-md border border-current px-5 py-2 text-left text-sm font-semibold wrap-anywhere aria-pressed:bg-ink aria-pressed:text-paper"
            onClick={() => choose(value)}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Questions whose answers change what is imported; until then rows are refused, or nothing is due. */
export function Questions({ checked, reading, readAs, kind, isChecking }: Checked) {
  const { isPaidInFull, sales, values } = checked.questions;
  return (
    <>
      {isPaidInFull && (
        <Choice
          legend="Is the amount paid the full price?"
          note={`${memberships(isPaidInFull.memberships)} with an amount paid and no price. At today's prices ${formatPaise(isPaidInFull.duePaise)} would be due. By default nothing is due.`}
          options={[
            { name: 'Yes, nothing is due', value: true, isChosen: isPaidInFull.answer !== false },
            {
              name: `No, ${formatPaise(isPaidInFull.duePaise)} is due`,
              value: false,
              isChosen: isPaidInFull.answer === false,
            },
          ]}
          choose={(answer) => readAs({ isPaidInFull: answer })}
        />
      )}
      {sales && (
        <Choice
          legend="Keep the sale prices?"
          note={`${sales.products === 1 ? '1 product has' : `${sales.products} products have`} a sale price that ends, the first on ${formatDay(sales.firstEnd)}. Here a price stays until you change it.`}
          options={[
            { name: 'Yes, the sale price', value: true, isChosen: sales.answer !== false },
            { name: 'No, the regular price', value: false, isChosen: sales.answer === false },
          ]}
          choose={(answer) => readAs({ keepsSales: answer })}
        />
      )}
      {kind === 'members' && (
        <SelectField
          label="Center for rows without one"
          className="max-w-xs"
          value={reading.center ?? ''}
          onChange={({ currentTarget }) => {
            const { center: _, ...others } = reading;
            const center = openCenters().find((each) => each === currentTarget.value);
            readAs(center ? { ...others, center } : others);
          }}
        >
          <option value="">None: refuse these rows</option>
          <Options of={openCenters()} label={centerLabel} />
        </SelectField>
      )}
      {values.length > 0 && (
        <Values
          // A new response of the server replaces the choices here.
          key={JSON.stringify(values)}
          lists={values}
          said={reading.values ?? {}}
          isBusy={isChecking}
          answer={(answers) => readAs({ values: answers })}
        />
      )}
    </>
  );
}

export const memberships = (count: number): string => (count === 1 ? '1 membership' : `${count} memberships`);

type Answers = NonNullable<Reading['values']>;
type Asked = ImportQuestions['values'][number];

interface ValuesProps {
  lists: ImportQuestions['values'];
  said: Answers;
  isBusy: boolean;
  answer: (answers: Answers) => void;
}

/** Each column with a fixed list: its values, their rows and our values. */
function Values({ lists, said, isBusy, answer }: ValuesProps) {
  const [chosen, setChosen] = useState<Answers>({});
  const isChanged = Object.keys(chosen).length > 0;
  const choose = (list: ListName, value: string, means: string) =>
    setChosen({ ...chosen, [list]: { ...chosen[list], [value]: means } });
  const merged = (): Answers => {
    const all: Answers = { ...said };
    for (const { list } of lists) if (chosen[list]) all[list] = { ...said[list], ...chosen[list] };
    return all;
  };
  return (
    <section aria-labelledby="import-values" className="grid gap-3">
      <h3 id="import-values" className="font-semibold">
        Values
      </h3>
      <p className="max-w-text text-sm text-(--soft)">
        Rows with unknown values are refused. Your answers are saved for the next file.
      </p>
      <div className="grid items-start gap-3 xl:grid-cols-2">
        {lists.map((asked) => (
          <ValuesOfList key={asked.list} asked={asked} chosen={chosen[asked.list] ?? {}} choose={choose} />
        ))}
      </div>
      {isChanged && (
        <div className="flex">
          <Button look="primary" isBusy={isBusy} onClick={() => answer(merged())}>
            Check with these values
          </Button>
        </div>
      )}
    </section>
  );
}

interface ListProps {
  asked: Asked;
  chosen: Record<string, string>;
  choose: (list: ListName, value: string, means: string) => void;
}

function ValuesOfList({ asked, chosen, choose }: ListProps) {
  const { list, columns, values, more } = asked;
  const known = values.filter(({ means }) => means !== null);
  const unknown = values.filter(({ means }) => means === null);
  const rows = unknown.reduce((sum, each) => sum + each.rows, 0);
  const title = `${listOf(list).label} (${columns.join(', ')})`;
  if (unknown.length === 0)
    return (
      <details className="rounded-md border border-(--line) p-4">
        <summary className="cursor-pointer font-semibold">{`${title}: all known`}</summary>
        <ValueList list={list} values={known} chosen={chosen} choose={choose} />
      </details>
    );
  return (
    <section aria-label={title} className="grid gap-2 rounded-md border border-(--alert) p-4">
      <h4 className="font-semibold">{`${title}: ${unknown.length} unknown, ${rowsText(rows)}`}</h4>
      <ValueList list={list} values={unknown} chosen={chosen} choose={choose} />
      {known.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2 text-sm font-semibold">{`Known: ${known.length}`}</summary>
          <ValueList list={list} values={known} chosen={chosen} choose={choose} />
        </details>
      )}
      {more > 0 && <p className="text-sm text-(--soft)">{`${more} more values are not listed.`}</p>}
    </section>
  );
}

interface ValueListProps extends Omit<ListProps, 'asked'>, Pick<Asked, 'list' | 'values'> {}

function ValueList({ list, values, chosen, choose }: ValueListProps) {
  const { options, canBeBlank } = listOf(list);
  return (
    <ul className="divide-y divide-(--line)">
      {values.map(({ value, rows, means }) => (
        <li key={value}>
          <label className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-40">
              <span className="font-semibold wrap-anywhere">{value}</span>
              <span className="figures block text-xs text-(--soft)">{rowsText(rows)}</span>
            </span>
            <select
              className="min-h-11 w-64 max-w-full rounded-md border border-(--edge) bg-(--raised) px-3"
              value={chosen[value] ?? means ?? ''}
              onChange={({ currentTarget }) => choose(list, value, currentTarget.value)}
            >
              {means === null && <option value="">Choose a value</option>}
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
              {canBeBlank && <option value={LEAVE_BLANK}>Leave it blank</option>}
              <option value={SKIP_ROWS}>Leave these rows out</option>
            </select>
          </label>
        </li>
      ))}
    </ul>
  );
}

const rowsText = (rows: number): string => (rows === 1 ? '1 row' : `${rows} rows`);
