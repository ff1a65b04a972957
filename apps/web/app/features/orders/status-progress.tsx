import { orderStatusLabel } from '@namma/contract/messages/order-statuses';
import { type OrderStatus, orderStatuses } from '@namma/contract/orders/rules';
import * as words from '#words/orders';

/** On a phone only the current status has a label, which may be wider than its bar. */
const labelPlaces = [
  'max-sm:col-[1/-1]',
  'max-sm:col-[2/-1]',
  'max-sm:col-[1/4] max-sm:text-right',
  'max-sm:col-[1/-1] max-sm:text-right',
];

/** Progress of an order. */
export function StatusProgress({ status }: { status: OrderStatus }) {
  const position = orderStatuses.indexOf(status);
  const isDelivered = status === 'Delivered';
  return (
    <ol aria-label={words.orderStatus} className="grid grid-cols-4 gap-x-1 gap-y-1.5">
      {orderStatuses.map((each, index) => {
        const isCurrent = index === position;
        return (
          <li
            key={each}
            aria-current={isCurrent ? 'step' : undefined}
            className="contents sm:grid sm:content-start sm:gap-1.5"
          >
            <span
              aria-hidden="true"
              className={`row-start-1 h-1.5 rounded-full ${index > position ? 'bar-track bg-paper-line' : isDelivered ? 'bar bg-good' : 'bar bg-ink'}`}
            />
            <span
              className={`text-xs ${isCurrent ? `font-semibold max-sm:row-start-2 ${labelPlaces[index]}` : 'text-(--soft) max-sm:sr-only'}`}
            >
              {orderStatusLabel(each)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
