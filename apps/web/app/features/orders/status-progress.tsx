import { type OrderStatus, orderStatuses } from '@namma/contract/orders';

/** How far an order is on its way. */
export function StatusProgress({ status }: { status: OrderStatus }) {
  const position = orderStatuses.indexOf(status);
  const isDelivered = status === 'Delivered';
  return (
    <ol aria-label="Order status" className="grid grid-cols-4 gap-1">
      {orderStatuses.map((each, index) => {
        const isCurrent = index === position;
        return (
          <li key={each} aria-current={isCurrent ? 'step' : undefined} className="grid content-start gap-1.5">
            <span
              aria-hidden="true"
              className={`h-1.5 rounded-full ${index > position ? 'bg-paper-line' : isDelivered ? 'bg-good' : 'bg-ink'}`}
            />
            <span
              className={`text-xs ${isCurrent ? 'font-semibold max-sm:whitespace-nowrap' : 'text-(--soft) max-sm:sr-only'}`}
            >
              {each}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
