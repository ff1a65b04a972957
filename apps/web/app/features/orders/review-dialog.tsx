import { RATING_MAX_STARS } from '@namma/contract/orders';
import { REVIEW_MAX_CHARACTERS, REVIEW_MIN_CHARACTERS } from '@namma/contract/reviews';
import type { Order } from '@namma/contract/schemas/orders';
import { useForm } from '../../lib/use-form';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SelectField, TextAreaField } from '../../ui/field';
import { starNumbers } from './rating-input';

const loadSchema = async () => (await import('@namma/contract/schemas/orders')).orderRating;

interface ReviewDialogProps {
  order: Order;
  isOpen: boolean;
  /** Shows its own errors. @returns whether it was taken */
  onRate: (stars: number, review: string | undefined) => Promise<boolean>;
  onClose: () => void;
}

/** Rates an order with a few words. Load it when it is first needed. */
export function ReviewDialog({ order, isOpen, ...props }: ReviewDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={`Review ${order.product.name}`}
      description="It stands on the product's page with your first name and the month, and cannot be changed later."
    >
      <ReviewForm order={order} {...props} />
    </Dialog>
  );
}

function ReviewForm({ order, onRate, onClose }: Omit<ReviewDialogProps, 'isOpen'>) {
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: ({ rating, review }) => ({
      rating: Number(rating),
      review,
      productId: order.product.productId,
      orderId: order.orderId,
    }),
    submit: async ({ rating, review }) => {
      if (await onRate(rating, review)) onClose();
    },
  });
  return (
    <form {...formProps} method="post" className="grid grid-cols-1 gap-5">
      <SelectField label="Stars" name="rating" defaultValue={RATING_MAX_STARS} error={errors.rating}>
        {starNumbers.toReversed().map((stars) => (
          <option key={stars} value={stars}>
            {stars === 1 ? '1 star' : `${stars} stars`}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="Your review"
        name="review"
        rows={5}
        required
        maxLength={REVIEW_MAX_CHARACTERS}
        hint={`${REVIEW_MIN_CHARACTERS} to ${REVIEW_MAX_CHARACTERS} characters`}
        error={errors.review}
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" look="primary" isBusy={isBusy}>
          Send review
        </Button>
      </div>
    </form>
  );
}
