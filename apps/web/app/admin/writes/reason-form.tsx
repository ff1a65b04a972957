import type { ComponentProps, ReactNode } from 'react';
import { TextAreaField } from '../../ui/field';
import { FormButtons } from '../../ui/form-buttons';

interface ReasonFormProps {
  /** Effect of submitting the form. */
  description: string;
  submitLabel: string;
  maxLength: number;
  formProps: ComponentProps<'form'>;
  errors: Partial<Record<string, string>>;
  isBusy: boolean;
  onCancel: () => void;
  /** Below the reason. */
  children?: ReactNode;
}

/** Asks for the reason of a step that takes something back. */
export const ReasonForm = ({
  description,
  submitLabel,
  maxLength,
  formProps,
  errors,
  isBusy,
  onCancel,
  children,
}: ReasonFormProps) => (
  <form {...formProps} method="post" className="grid grid-cols-1 gap-5">
    <p className="text-sm text-(--soft)">{description}</p>
    <TextAreaField
      label="Reason"
      name="reason"
      rows={3}
      required
      maxLength={maxLength}
      error={errors.reason}
    />
    {children}
    <FormButtons submitLabel={submitLabel} look="danger" isBusy={isBusy} onCancel={onCancel} />
  </form>
);
