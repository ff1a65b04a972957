import { Check } from 'lucide-react';
import { Link } from 'react-router';
import * as words from '#words/checkout';
import { type CheckoutState, type CheckoutStep, checkoutPath } from '../../../shared/checkout-path';

const steps: readonly { step: CheckoutStep; label: string }[] = [
  { step: 'cart', label: words.cart },
  { step: 'addAddress', label: words.address },
  { step: 'payment', label: words.payment },
];

/** The progress bar of a checkout. Completed steps are links. */
export function CheckoutProgress({
  current,
  checkout = {},
}: {
  current: CheckoutStep;
  checkout?: CheckoutState;
}) {
  const position = steps.findIndex(({ step }) => step === current);
  // With a Buy button there is no cart to go back to.
  const leadsBack = (step: CheckoutStep, index: number) =>
    index < position && !(step === 'cart' && checkout.buy !== undefined);
  return (
    <ol
      aria-label={words.checkoutSteps}
      className="grid grid-cols-[repeat(auto-fit,minmax(--spacing(21),1fr))] gap-2"
    >
      {steps.map(({ step, label }, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={`border-t-4 text-xs xs:text-sm ${index <= position ? 'border-ink font-semibold' : 'border-(--line) text-(--soft) forced-colors:border-t'}`}
        >
          {leadsBack(step, index) ? (
            <Link
              to={checkoutPath(step, checkout)}
              className="flex min-h-11 flex-wrap items-center gap-1.5 sm:gap-2 underline-offset-4 hover:underline"
            >
              <StepMark number={index + 1} isDone />
              <span>{label}</span>
            </Link>
          ) : (
            <span className="flex min-h-11 flex-wrap items-center gap-1.5 sm:gap-2">
              <StepMark number={index + 1} isDone={index < position} isCurrent={step === current} />
              <span>{label}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function StepMark({
  number,
  isDone = false,
  isCurrent = false,
}: {
  number: number;
  isDone?: boolean;
  isCurrent?: boolean;
}) {
  const look = isCurrent ? 'bg-lime text-ink' : isDone ? 'bg-ink text-paper' : 'border border-(--line)';
  return (
    <span
      aria-hidden="true"
      className={`figures grid size-6 shrink-0 place-items-center rounded-full text-xs ${look}`}
    >
      {isDone ? <Check size={14} strokeWidth={3} /> : number}
    </span>
  );
}
