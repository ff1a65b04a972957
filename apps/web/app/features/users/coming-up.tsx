import { formatDay, formatDays, gymDay } from '@namma/contract/days/dates';
import type { Membership } from '@namma/contract/memberships/schemas';
import { consultancyTypeLabel } from '@namma/contract/messages/appointment-types';
import { centerLabel } from '@namma/contract/messages/centers';
import { groupClassLabel } from '@namma/contract/messages/group-classes';
import * as paths from '@namma/contract/paths';
import { formatTime12 } from '@namma/contract/values/times';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import * as words from '#words/users';
import { readCached } from '../../lib/loading/read-cache';
import { termOn } from './day-count';

interface Row {
  label: string;
  text: string;
  to: string;
}

const whenOf = (startsAt: string): string =>
  `${formatDay(gymDay(new Date(startsAt)))}, ${formatTime12(new Date(startsAt))}`;

/** The membership's days, and the member's next class, appointment and order. Nothing of what cannot be read. */
export function ComingUp({ memberships }: { memberships: readonly Membership[] }) {
  const rows = [...listMembership(memberships), ...useNext()];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="coming-up" className="mb-10">
      <h2 id="coming-up" className="heading mb-2 text-lg">
        {words.comingUp}
      </h2>
      <ul className="border-t-2 border-ink">
        {rows.map(({ label, text, to }) => (
          <li key={label}>
            <Link
              to={to}
              className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 border-b border-(--line) py-2 underline-offset-4 hover:underline"
            >
              <span className="text-sm text-(--soft)">{label}</span>
              <span className="figures min-w-0 font-semibold wrap-anywhere">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function listMembership(memberships: readonly Membership[]): Row[] {
  const today = gymDay(new Date());
  const held = memberships.find(({ withdrawnAt, effectiveEnd }) => !withdrawnAt && effectiveEnd >= today);
  if (!held) return [];
  const { days, label } = termOn(today, held);
  return [{ label: held.type, text: `${days} ${label}`, to: paths.profileMembership }];
}

function useNext(): readonly Row[] {
  const [rows, setRows] = useState<readonly Row[]>([]);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const [classes, bookings, orders] = await Promise.all([
        readCached('classes/getMine').catch(() => undefined),
        readCached('consultancy/get').catch(() => undefined),
        readCached('orders/getOrders').catch(() => undefined),
      ]);
      const [next] = classes?.classes ?? [];
      const booking = bookings?.find(({ status, startsAt }) => status === 'booked' && startsAt !== null);
      const order = orders?.find(
        ({ orderStatus, cancelledAt, arrival }) => orderStatus !== 'Delivered' && !cancelledAt && arrival,
      );
      const found: Row[] = [];
      if (next)
        found.push({
          label: words.classes,
          text: `${groupClassLabel(next.type)}, ${whenOf(next.startsAt)}, ${centerLabel(next.center)}`,
          to: paths.profileMembership,
        });
      if (booking?.startsAt)
        found.push({
          label: words.consultancy,
          text: `${consultancyTypeLabel(booking.consult_type)}, ${whenOf(booking.startsAt)}`,
          to: paths.profileConsultancy,
        });
      if (order?.arrival)
        found.push({
          label: words.orders,
          text: `${order.product.name}, ${formatDays(order.arrival.from, order.arrival.to)}`,
          to: paths.profileOrders,
        });
      if (!isGone) setRows(found);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, []);
  return rows;
}
