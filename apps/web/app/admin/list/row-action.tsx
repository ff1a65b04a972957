import { Check } from 'lucide-react';
import { Button } from '../../ui/button';

interface RowActionProps {
  label: string;
  /** Names the row, for screen readers. */
  of: string;
  /** The result of the action. The button then keeps its position, size and focus, and ignores presses. */
  mark?: { isDone: boolean } | undefined;
  isBusy: boolean;
  onAct: () => void;
}

/** The action on a row. */
export function RowAction({ label, of, mark, isBusy, onAct }: RowActionProps) {
  const text = mark ? (mark.isDone ? 'Done' : 'Not done') : label;
  return (
    <Button
      look="quiet"
      className={`border px-4 ${mark ? 'border-transparent hover:bg-transparent! aria-disabled:cursor-default! aria-disabled:opacity-100!' : 'border-(--line) hover:border-ink'}`}
      aria-label={`${text}: ${of}`}
      aria-disabled={mark !== undefined}
      isBusy={isBusy}
      onClick={onAct}
    >
      {/* As wide as its longer label, so that nothing beside it moves. */}
      <span className="grid min-w-18 *:col-start-1 *:row-start-1">
        <span className={mark && 'invisible'}>{label}</span>
        {mark && (
          <span className="inline-flex items-center justify-center gap-2 whitespace-nowrap">
            {mark.isDone && <Check aria-hidden="true" size={16} />}
            <span>{text}</span>
          </span>
        )}
      </span>
    </Button>
  );
}

/** Takes the row's action back. Placed away from the action's button, so that a double press does not hit it. */
export function RowUndo({ of, onUndo }: { of: string; onUndo: () => void }) {
  return (
    <button
      type="button"
      data-undo
      aria-label={`Undo: ${of}`}
      aria-keyshortcuts="Control+Z"
      className="inline-flex min-h-11 items-center text-xs font-semibold underline underline-offset-4 hover:no-underline"
      onClick={onUndo}
    >
      Undo
    </button>
  );
}
