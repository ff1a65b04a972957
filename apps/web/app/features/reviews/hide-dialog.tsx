import { REVIEW_REASON_MAX_CHARACTERS } from '@namma/contract/reviews/rules';
import type { AdminReview, ReviewHiding } from '@namma/contract/reviews/schemas';
import { useForm } from '../../lib/forms/use-form';
import { TextAreaField } from '../../ui/field';
import { FormButtons } from '../../ui/form-buttons';
import { SubjectDialog } from '../../ui/subject-dialog';

const loadSchema = async () => (await import('@namma/contract/reviews/schemas')).reviewHiding;

interface HideDialogProps {
  review: AdminReview | undefined;
  /** @returns true if the dialog can close; shows its own errors */
  onHide: (form: ReviewHiding) => Promise<boolean>;
  onClose: () => void;
}

/** Hides a review, with the reason. */
export const HideDialog = ({ review, ...props }: HideDialogProps) => (
  <SubjectDialog
    subject={review}
    onClose={props.onClose}
    title={() => 'Hide this review?'}
    description={() => 'Its stars still count. You can show it again.'}
  >
    {(last) => <HideForm key={last.reviewId} review={last} {...props} />}
  </SubjectDialog>
);

function HideForm({ review, onHide, onClose }: Omit<HideDialogProps, 'review'> & { review: AdminReview }) {
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: (values) => ({ ...values, id: review.reviewId }),
    submit: async (form) => {
      if (await onHide(form)) onClose();
    },
  });
  return (
    <form {...formProps} method="post" className="grid grid-cols-1 gap-5">
      <blockquote className="max-h-60 overflow-y-auto border-l-4 border-ink pl-3 text-sm whitespace-pre-line wrap-anywhere">
        {review.text}
      </blockquote>
      <TextAreaField
        label="Reason"
        name="reason"
        rows={3}
        required
        maxLength={REVIEW_REASON_MAX_CHARACTERS}
        hint="Internal, not shown to the member"
        error={errors.reason}
      />
      <FormButtons submitLabel="Hide review" look="danger" isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}
