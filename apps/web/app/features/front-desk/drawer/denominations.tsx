import { denominationsRupees } from '@namma/contract/drawers/rules';
import { formatRupees } from '@namma/contract/money';
import { useState } from 'react';
import { DigitsField } from '../../../ui/digits-field';
import { Price } from '../../../ui/price';

interface DenominationsProps {
  /** Called with the sum of all notes and coins. */
  onSum: (rupees: number) => void;
}

/** Adds up notes and coins by their denominations. */
export function Denominations({ onSum }: DenominationsProps) {
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({});
  const sumOf = (all: Readonly<Record<number, number>>) =>
    denominationsRupees.reduce((sum, each) => sum + each * (all[each] ?? 0), 0);
  return (
    <details className="border-y border-(--line)">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        Count notes and coins
      </summary>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(--spacing(28),1fr))] gap-3 py-3">
        {denominationsRupees.map((each) => (
          <DigitsField
            key={each}
            label={`${formatRupees(each)} ×`}
            autoComplete="off"
            maxLength={5}
            onChange={({ currentTarget }) => {
              const changed = { ...counts, [each]: Number(currentTarget.value.replace(/\D/g, '')) };
              setCounts(changed);
              onSum(sumOf(changed));
            }}
          />
        ))}
      </div>
      <p role="status" className="pb-3">
        {'Sum: '}
        <Price className="font-semibold">{formatRupees(sumOf(counts))}</Price>
      </p>
    </details>
  );
}
