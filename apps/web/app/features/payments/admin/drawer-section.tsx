import type { DrawerRow } from '@namma/contract/drawers/schemas';
import { formatPaise } from '@namma/contract/money';
import { useRevalidator } from 'react-router';
import { DrawerTable } from '../../../admin/money/drawer-table';
import { Price } from '../../../ui/price';
import type { CashUpRow } from './labels';

interface DrawerSectionProps {
  drawers: readonly DrawerRow[];
  rows: readonly CashUpRow[];
}

/** Cash that moved at a center while no drawer was open there. */
const isOutside = ({ mode, center, drawerId }: CashUpRow) =>
  mode === 'cash' && center !== null && drawerId === null;

/** The drawers of the day with their differences, and the cash that is in none. */
export function DrawerSection({ drawers, rows }: DrawerSectionProps) {
  const { revalidate } = useRevalidator();
  const outside = rows.filter(isOutside);
  if (drawers.length === 0 && outside.length === 0) return null;
  const outsidePaise = outside.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return (
    <section aria-labelledby="drawers" className="pb-8">
      <h2 id="drawers" className="heading text-lg">
        Drawers
      </h2>
      {drawers.length > 0 && <DrawerTable drawers={drawers} onNoted={() => void revalidate()} />}
      {outside.length > 0 && (
        <p className="pt-3 text-sm">
          {'Outside a drawer: '}
          <Price className="font-semibold">{formatPaise(outsidePaise)}</Price>
          {outside.length === 1 ? ' in 1 receipt' : ` in ${outside.length} receipts`}
        </p>
      )}
    </section>
  );
}
