import { CONVENIENCE_FEE_RUPEES } from '@namma/contract/business';
import { arrivalDays, formatDays } from '@namma/contract/days/dates';
import { formatRupees } from '@namma/contract/money';
import { Banknote, PackageOpen, Truck } from 'lucide-react';
import * as words from '#words/delivery';
import { useGymDay } from '../lib/loading/use-gym-day';
import { useGym } from './gym-settings';

interface DeliveryDetailsProps {
  className?: string;
  /** False for a product that cannot be ordered; then no delivery time is shown. */
  isInStock?: boolean;
}

/** Delivery time, fee and return rule. */
export function DeliveryDetails({ className = '', isInStock = true }: DeliveryDetailsProps) {
  // The server's pages are cached, so they show a number of days, not a date.
  const today = useGymDay();
  const { deliveryDays, returnDays } = useGym();
  const arrives = today ? arrivalDays(today, deliveryDays) : undefined;
  return (
    <ul aria-label={words.deliveryAndReturns} className={`grid gap-2 text-sm ${className}`}>
      {isInStock && (
        <li className="flex gap-3">
          <Truck aria-hidden="true" size={18} strokeWidth={1.5} className="mt-0.5 shrink-0" />
          <span>
            {arrives
              ? words.orderedTodayArrives(formatDays(arrives.from, arrives.to))
              : words.arrivesIn(deliveryDays.from, deliveryDays.to)}
          </span>
        </li>
      )}
      <li className="flex gap-3">
        <Banknote aria-hidden="true" size={18} strokeWidth={1.5} className="mt-0.5 shrink-0" />
        <span>{words.feeOnce(formatRupees(CONVENIENCE_FEE_RUPEES))}</span>
      </li>
      <li className="flex gap-3">
        <PackageOpen aria-hidden="true" size={18} strokeWidth={1.5} className="mt-0.5 shrink-0" />
        <span>{words.returnRule(returnDays)}</span>
      </li>
    </ul>
  );
}
