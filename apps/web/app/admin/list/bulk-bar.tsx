import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import { CheckBox } from '../../ui/check-box';
import '../../ui/data-table.css';

interface BulkBarProps {
  /** Gets the focus after an action: it stays on the screen, and Enter does nothing on it. */
  selectAll: RefObject<HTMLInputElement | null>;

  chosenCount: number;
  choosableCount: number;
  /** Action on the selected rows. */
  actionLabel: string;
  onChooseAll: () => void;
  onClear: () => void;
  onAct: () => void;
  isBusy: boolean;
  /** Keeps the height of the bar while the rows below keep their positions. */
  isHeld: boolean;
  undo: { status: string; undo: () => void } | undefined;
}

/** Ticks all rows, and acts on those that are ticked. Sticks to the top of a long list. */
export function BulkBar(props: BulkBarProps) {
  const { selectAll, chosenCount, choosableCount, actionLabel, isBusy, isHeld, undo } = props;
  const isAll = chosenCount > 0 && chosenCount === choosableCount;
  const [hadActions, setHadActions] = useState(false);
  if (!isHeld && hadActions !== chosenCount > 0) setHadActions(chosenCount > 0);
  useEffect(() => {
    if (selectAll.current) selectAll.current.indeterminate = chosenCount > 0 && !isAll;
  });
  return (
    <div className="admin-bulk-bar print:hidden ground-paper sticky top-(--admin-bar,0px) z-10 flex flex-wrap items-center gap-x-4 px-2 text-sm max-sm:px-0">
      <CheckBox
        checked={isAll}
        ref={selectAll}
        onChange={() => (isAll ? props.onClear() : props.onChooseAll())}
      >
        {choosableCount > 0
          ? `Select all ${choosableCount} on this page`
          : 'Select all: none left on this page'}
      </CheckBox>
      <p role="status" className="figures ml-auto text-(--soft)">
        {chosenCount > 0 && `${chosenCount} selected`}
      </p>
      {(chosenCount > 0 || hadActions || undo) && (
        <div className="flex min-h-11 gap-2 max-sm:w-full">
          {chosenCount > 0 && (
            <>
              <Button look="quiet" className="px-3" onClick={props.onClear}>
                Clear
              </Button>
              <Button look="primary" className="px-4 max-sm:grow" isBusy={isBusy} onClick={props.onAct}>
                {actionLabel}
              </Button>
            </>
          )}
          {undo && chosenCount === 0 && (
            <Button
              look="quiet"
              data-undo
              aria-label={`Undo: ${undo.status}`}
              aria-keyshortcuts="Control+Z"
              className="border border-(--line) px-4 hover:border-ink max-sm:grow"
              onClick={undo.undo}
            >
              Undo
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
