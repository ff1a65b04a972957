import * as words from '#words/ui';
import { Button, type ButtonLook } from './button';

interface FormButtonsProps {
  submitLabel: string;
  look?: ButtonLook;
  /** The button that sends nothing. */
  cancelLabel?: string;
  isBusy: boolean;
  onCancel: () => void;
}

/** The last row of a form that can be left: one button closes it, the other sends it. */
export const FormButtons = ({
  submitLabel,
  look = 'primary',
  cancelLabel = words.cancel,
  isBusy,
  onCancel,
}: FormButtonsProps) => (
  <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
    <Button look="outline" data-dismiss onClick={onCancel}>
      {cancelLabel}
    </Button>
    <Button type="submit" look={look} isBusy={isBusy}>
      {submitLabel}
    </Button>
  </div>
);
