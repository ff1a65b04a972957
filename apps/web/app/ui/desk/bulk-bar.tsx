import { Button } from '../button';
import { CheckBox } from '../check-box';
import './data-table.css';

interface BulkBarProps {
  chosenCount: number;
  choosableCount: number;
  /** What the button does to those chosen. */
  actionLabel: string;
  onChooseAll: () => void;
  onClear: () => void;
  onAct: () => void;
  isBusy: boolean;
}

/** Chooses all that are shown, and acts on those chosen. Stays in sight down a long list. */
export function BulkBar(props: BulkBarProps) {
  const { chosenCount, choosableCount, actionLabel, isBusy } = props;
  const isAll = chosenCount === choosableCount;
  return (
    <div className="desk-bulk-bar ground-paper sticky top-(--desk-bar,0px) z-10 flex flex-wrap items-center gap-x-4 border-b border-(--line) py-1 text-sm">
      <CheckBox
        checked={isAll}
        ref={(input) => {
          if (input) input.indeterminate = chosenCount > 0 && !isAll;
        }}
        onChange={() => (isAll ? props.onClear() : props.onChooseAll())}
      >
        Select all {choosableCount} on this page
      </CheckBox>
      <p role="status" className="figures ml-auto text-(--soft)">
        {chosenCount > 0 && `${chosenCount} selected`}
      </p>
      {chosenCount > 0 && (
        <div className="flex gap-2 max-sm:w-full">
          <Button look="quiet" className="px-3" onClick={props.onClear}>
            Clear
          </Button>
          <Button look="primary" className="px-4 max-sm:grow" isBusy={isBusy} onClick={props.onAct}>
            {actionLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
