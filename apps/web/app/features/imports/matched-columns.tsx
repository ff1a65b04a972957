import { centers } from '@namma/contract/centers/rules';
import { fieldsOf } from '@namma/contract/imports/fields';
import { dateOrders } from '@namma/contract/imports/rules';
import type { CheckReply, ImportColumn } from '@namma/contract/imports/schemas';
import { tierNames } from '@namma/contract/memberships/tiers';
import { SelectField } from '../../ui/field';
import { Options } from '../../ui/options';
import type { ImportState } from './use-import';

const orderNames = { dmy: 'Day first', mdy: 'Month first' } as const;

type Checked = ImportState & { checked: CheckReply };

/** What only a person can say of the file. */
export function Questions({ checked, reading, readAs, kind, isRun }: Checked) {
  const { dateOrder, plans } = checked.questions;
  if (isRun) return null;
  return (
    <>
      {dateOrder && (
        <fieldset className="grid gap-3 rounded-md border border-(--alert) p-4">
          <legend className="px-1 font-semibold">Which comes first, the day or the month?</legend>
          <p>{`Line ${dateOrder.line}, ${dateOrder.column}: ${dateOrder.value}`}</p>
          <div className="flex flex-wrap gap-3">
            {dateOrders.map((order) => (
              <button
                key={order}
                type="button"
                className="min-h-11 rounded-md border border-current px-5 text-sm font-semibold"
                onClick={() => readAs({ dateOrder: order })}
              >
                {orderNames[order]}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {plans.length > 0 && (
        <section aria-labelledby="import-plans" className="grid gap-3">
          <h3 id="import-plans" className="font-semibold">
            Plans that are none of ours
          </h3>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {plans.map(({ value, tier }) => (
              <SelectField
                key={value}
                label={value}
                value={tier ?? ''}
                onChange={({ currentTarget }) => {
                  const chosen = tierNames.find((each) => each === currentTarget.value);
                  const { [value]: _, ...others } = reading.tiers ?? {};
                  readAs({ tiers: chosen ? { ...others, [value]: chosen } : others });
                }}
              >
                <option value="">Refuse these rows</option>
                <Options of={tierNames} />
              </SelectField>
            ))}
          </div>
        </section>
      )}
      {kind === 'members' && (
        <SelectField
          label="Center of people whose row names none"
          className="max-w-xs"
          value={reading.center ?? ''}
          onChange={({ currentTarget }) => {
            const { center: _, ...others } = reading;
            const center = centers.find((each) => each === currentTarget.value);
            readAs(center ? { ...others, center } : others);
          }}
        >
          <option value="">None: refuse them</option>
          <Options of={centers} />
        </SelectField>
      )}
    </>
  );
}

interface MatchedColumnsProps extends Pick<ImportState, 'kind' | 'readAs' | 'isRun'> {
  columns: readonly ImportColumn[];
}

/** Each column of the file with three samples, and what it is read as. */
export function MatchedColumns({ columns, kind, readAs, isRun }: MatchedColumnsProps) {
  const fields = Object.entries(fieldsOf(kind));
  return (
    <details open={!isRun} className="rounded-md border border-(--line) p-4">
      <summary className="cursor-pointer font-semibold">
        {`${columns.filter(({ field }) => field !== null).length} of ${columns.length} columns are read`}
      </summary>
      <ul className="mt-4 grid gap-x-6 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
        {columns.map(({ header, field, samples }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have one title, and none moves
          <li key={place} className="min-w-0">
            <SelectField
              label={header || `Column ${place + 1}`}
              value={field ?? ''}
              disabled={isRun}
              hint={<span className="wrap-anywhere">{samples.join(' · ') || 'Nothing in it'}</span>}
              onChange={({ currentTarget }) => {
                const chosen = currentTarget.value || null;
                readAs({
                  // A field is of one column: the one it was of is not read any more.
                  columns: columns.map((column, i) => {
                    if (i === place) return chosen;
                    return column.field === chosen ? null : column.field;
                  }),
                });
              }}
            >
              <option value="">Not read</option>
              {fields.map(([name, { label }]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </SelectField>
          </li>
        ))}
      </ul>
    </details>
  );
}
