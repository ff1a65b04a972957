import { formatRupees } from '@namma/contract/money';
import type { ReactNode } from 'react';
import * as words from '#words/checkout';
import type { CheckoutState, CheckoutStep } from '../../../shared/checkout-path';
import { DeliveryDetails } from '../../../shared/delivery-details';
import { Price } from '../../../ui/price';
import { CheckoutProgress } from './checkout-progress';
import { type CheckoutLine, sumUp } from './checkout-sum';
import { OrderSummary } from './order-summary';

interface CheckoutFrameProps {
  step: CheckoutStep;
  checkout?: CheckoutState;
  title: string;
  lines: readonly CheckoutLine[];
  /** The step's main action; it sticks to the bottom edge on phones. */
  action: ReactNode;
  /** Shown beside the action, such as the reason why it is disabled. */
  note?: ReactNode;
  listsLines?: boolean;
  children: ReactNode;
}

/** A step of the checkout: the progress, the step itself, the sum and the main action. */
export function CheckoutFrame({
  step,
  checkout,
  title,
  lines,
  action,
  note,
  listsLines,
  children,
}: CheckoutFrameProps) {
  return (
    <div className="page-width py-4 md:py-12">
      <CheckoutProgress current={step} checkout={checkout ?? {}} />
      <h1 id="step-title" tabIndex={-1} className="display mt-4 text-2xl outline-none md:mt-12">
        {title}
      </h1>
      <div className="mt-6 flex flex-col lg:grid lg:grid-cols-12 lg:gap-x-8">
        {/* Focused elements scroll clear of the action at the bottom edge. */}
        <div className="max-lg:[&_:is(a,button,input)]:scroll-mb-28 lg:col-span-7">{children}</div>
        {/* `contents` on phones, so that the action can stick to the edge along the whole step. */}
        <div className="contents lg:sticky lg:top-24 lg:col-span-4 lg:col-start-9 lg:block lg:self-start">
          <OrderSummary lines={lines} listsLines={listsLines ?? false} />
          <div className="ground-paper sticky bottom-0 z-20 order-last -mx-gutter mt-6 border-t border-(--line) px-gutter pt-3 pb-bottom-edge lg:mx-0 lg:px-0">
            {note}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p className="grid leading-tight lg:hidden">
                <span className="text-xs text-(--soft)">{words.total}</span>
                <Price className="heading text-lg">{formatRupees(sumUp(lines).total)}</Price>
              </p>
              <div className="flex flex-1 flex-wrap justify-end gap-2 lg:flex-col lg:flex-nowrap">
                {action}
              </div>
            </div>
          </div>
          {/* Below the action on a desktop, which would otherwise lie on it; above it on phones, where it ends the step. */}
          <DeliveryDetails className="mt-5 border-t border-(--line) pt-5" />
        </div>
      </div>
    </div>
  );
}
