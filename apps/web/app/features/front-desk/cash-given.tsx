import { formatPaise } from '@namma/contract/money';
import { useState } from 'react';
import { parsePaise } from '../../admin/money/amount';
import { TextField } from '../../ui/field';

/** The change for the cash received. It is shown to the desk and not stored. */
export function CashGiven({ amountPaise }: { amountPaise: number }) {
  const [typed, setTyped] = useState('');
  const given = parsePaise(typed);
  const change = given === undefined ? undefined : given - amountPaise;
  return (
    <TextField
      label="Cash given"
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      liveHint={
        change === undefined
          ? ''
          : change < 0
            ? `${formatPaise(-change)} is missing`
            : `Change ${formatPaise(change)}`
      }
    />
  );
}
