import { formatPaise } from '@namma/contract/money';
import type { Stop } from '@namma/contract/orders/delivery-run-schemas';
import { formatPhone } from '@namma/contract/text/phone';
import { CheckBox } from '../../../../ui/check-box';
import { OrderStatusMark } from '../order-columns';
import { type Area, dueWithout, isCollectable, isOut } from './bag';
import type { Bag } from './use-bag';

/** The stops of one area with cash to collect and refused orders. */
export function AreaStops({ area, bag }: { area: Area; bag: Bag }) {
  const open = area.stops.filter(isCollectable);
  const isAll = open.length > 0 && open.every(bag.isChosen);
  const headingId = `area-${area.pincode}`;
  return (
    <section aria-labelledby={headingId} className="mt-8 first:mt-2 sm:[&_:is(a,input)]:scroll-mb-48">
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-b-2 border-ink pb-1">
        <h2 id={headingId} className="heading text-base">
          <span className="figures">{area.pincode}</span>
          <span className="font-normal">{` ${area.town}`}</span>
        </h2>
        <p className="figures text-sm text-(--soft)">
          {`${area.stops.length === 1 ? '1 stop' : `${area.stops.length} stops`}, ${formatPaise(area.duePaise)} to collect`}
        </p>
        {open.length > 0 && (
          <CheckBox checked={isAll} onChange={({ currentTarget }) => bag.choose(open, currentTarget.checked)}>
            {`All of ${area.pincode}`}
          </CheckBox>
        )}
      </div>
      <ul>
        {area.stops.map((stop) => (
          <StopRow key={stop.checkoutId} stop={stop} bag={bag} />
        ))}
      </ul>
    </section>
  );
}

function StopRow({ stop, bag }: { stop: Stop; bag: Bag }) {
  const { orderNumber, address, lines } = stop;
  const due = dueWithout(stop, bag.refused);
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-(--line) py-3 sm:grid-cols-[--spacing(52)_minmax(0,1fr)_auto]">
      <div>
        {isCollectable(stop) ? (
          <CheckBox
            checked={bag.isChosen(stop)}
            onChange={({ currentTarget }) => bag.choose([stop], currentTarget.checked)}
          >
            {orderNumber}
          </CheckBox>
        ) : (
          <p className="figures flex min-h-11 items-center font-semibold">{orderNumber}</p>
        )}
      </div>
      <div className="grid gap-1 text-sm wrap-anywhere">
        <p className="font-semibold">{address.name}</p>
        <p>{`${address.address}, ${address.town}`}</p>
        {address.phone && (
          <a href={`tel:+91${address.phone}`} className="figures inline-flex min-h-11 items-center underline">
            {formatPhone(address.phone)}
          </a>
        )}
        <ul className="grid gap-1">
          {lines.map((line) => (
            <li key={line.orderId} className="flex flex-wrap items-center gap-x-4">
              <span>{`${line.quantity} × ${line.product}`}</span>
              <OrderStatusMark status={line.status} />
              {isOut(line) && (
                <CheckBox
                  checked={bag.refused.has(line.orderId)}
                  onChange={({ currentTarget }) => bag.refuse(stop, line.orderId, currentTarget.checked)}
                >
                  <span>
                    <span>Refused</span>
                    <span className="sr-only">{` at the door: ${line.product}, ${orderNumber}`}</span>
                  </span>
                </CheckBox>
              )}
            </li>
          ))}
        </ul>
      </div>
      <p className="figures text-right font-semibold">
        {due === 0 ? 'Nothing to collect' : formatPaise(due)}
      </p>
    </li>
  );
}
