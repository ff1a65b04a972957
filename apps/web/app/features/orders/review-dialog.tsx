import type { Order } from '@namma/contract/orders/schemas';
import {
  RATING_MAX_STARS,
  REVIEW_MAX_CHARACTERS,
  REVIEW_MIN_CHARACTERS,
} from '@namma/contract/reviews/rules';
import * as words from '#words/orders';
import { useForm } from '../../lib/forms/use-form';
import { useKeptForm } from '../../lib/forms/use-kept-form';
import { Dialog } from '../../ui/dialog';
import { SelectField, TextAreaField } from '../../ui/field';
import { FormButtons } from '../../ui/form-buttons';
import { Options } from '../../ui/options';
import { starNumbers } from './rating-input';

const loadSchema = async () => (await import('@namma/contract/orders/schemas')).orderRating;

interface ReviewDialogProps {
  order: Order;
  /** The current stars; 0 for none. */
  stars: number;
  isOpen: boolean;
  /** Shows its own errors. @returns true if it was saved */
  onSend: (stars: number, review: string) => Promise<boolean>;
  onClose: () => void;
}

/** A dialog to review an order, with stars unless it was rated. Load it lazily. */
export function ReviewDialog({ order, isOpen, ...props }: ReviewDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={words.review(order.product.name)}
      description={words.reviewMeans}
    >
      <ReviewForm order={order} {...props} />
    </Dialog>
  );
}

function ReviewForm({ order, stars, onSend, onClose }: Omit<ReviewDialogProps, 'isOpen'>) {
  const { ref, keepUnlessSent } = useKeptForm(`review ${order.orderId}`);
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: ({ rating, review }) => ({
      rating: stars || Number(rating),
      review,
      productId: order.product.productId,
      orderId: order.orderId,
    }),
    submit: async ({ rating, review }) => {
      if (await keepUnlessSent(() => onSend(rating, review ?? ''))) onClose();
    },
  });
  return (
    <form {...formProps} ref={ref} method="post" className="grid grid-cols-1 gap-5">
      {stars > 0 ? (
        <p className="figures text-sm">{words.youGave(stars, RATING_MAX_STARS)}</p>
      ) : (
        <SelectField label={words.starsLabel} name="rating" defaultValue="" error={errors.rating}>
          <option value="" disabled>
            {words.chooseStars}
          </option>
          <Options of={[...starNumbers].reverse()} label={words.stars} />
        </SelectField>
      )}
      <TextAreaField
        label={words.yourReview}
        name="review"
        rows={5}
        required
        maxLength={REVIEW_MAX_CHARACTERS}
        hint={words.characters(REVIEW_MIN_CHARACTERS, REVIEW_MAX_CHARACTERS)}
        error={errors.review}
      />
      <FormButtons
        submitLabel={words.sendReview}
        cancelLabel={words.cancelReview}
        isBusy={isBusy}
        onCancel={onClose}
      />
    </form>
  );
}
