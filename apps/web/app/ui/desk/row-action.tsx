import { Button } from '../button';

interface RowActionProps {
  label: string;
  /** Which row, for those who hear one button after another. */
  of: string;
  isBusy: boolean;
  onAct: () => void;
}

/** The one thing that can be done with a row. */
export function RowAction({ label, of, isBusy, onAct }: RowActionProps) {
  return (
    <Button
      look="quiet"
      className="border border-(--line) px-4 hover:border-ink"
      aria-label={`${label}: ${of}`}
      isBusy={isBusy}
      onClick={onAct}
    >
      {label}
    </Button>
  );
}
