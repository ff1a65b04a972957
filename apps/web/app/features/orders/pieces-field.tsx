import * as words from '#words/orders';
import { DigitsField } from '../../ui/digits-field';
import { SelectField } from '../../ui/field';
import { Options } from '../../ui/options';

/** The longest list; a larger quantity is typed. */
const LISTED_MOST = 20;

interface PiecesFieldProps {
  /** Number of pieces in the order. */
  of: number;
  error?: string | undefined;
}

/** Quantity field, preset to all pieces. Hidden for a single piece. */
export function PiecesField({ of: all, error }: PiecesFieldProps) {
  if (all === 1) return null;
  const field = { label: words.howMany, name: 'quantity', defaultValue: String(all), error };
  if (all > LISTED_MOST) return <DigitsField {...field} hint={words.ofPieces(all)} />;
  return (
    <SelectField {...field}>
      <Options
        of={Array.from({ length: all }, (_, i) => all - i)}
        label={(count) => (count === all ? words.allPieces(count) : words.somePieces(count))}
      />
    </SelectField>
  );
}

/** The fields of a request about some pieces, as the form has them; nothing for all of them. */
export function readPieces(quantity: FormDataEntryValue | undefined, all: number) {
  return quantity === undefined || Number(quantity) === all
    ? {}
    : { quantity: Number(quantity), ofQuantity: all };
}
