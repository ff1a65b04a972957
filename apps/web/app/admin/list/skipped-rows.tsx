import type { RefObject } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useLast } from '../../ui/use-last';

/** Rows that an action or an undo did not change, each with the reason. */
export interface Skipped {
  /** The result of the action as a whole. */
  status: string;
  rows: readonly { id: number; reason: string }[];
}

interface SkippedRowsProps {
  skipped: Skipped | undefined;
  nameOf: (id: number) => string;
  focusAfter: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Lists the rows that an action did not change, each with its reason. */
export function SkippedRows({ skipped, nameOf, focusAfter, onClose }: SkippedRowsProps) {
  const shown = useLast(skipped);
  return (
    <Dialog
      isOpen={skipped !== undefined}
      onClose={onClose}
      title={shown?.status ?? ''}
      focusAfter={focusAfter}
    >
      <ul className="mb-6 border-t-2 border-ink text-sm">
        {shown?.rows.map(({ id, reason }) => (
          <li key={id} className="grid justify-items-start gap-0.5 border-b border-(--line) py-2.5">
            <span className="font-semibold first-letter:uppercase">{nameOf(id)}</span>
            <span className="text-(--soft)">{reason}</span>
          </li>
        ))}
      </ul>
      <div className="flex justify-end">
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}
