import type { Reply } from '@namma/contract/calls';
import { paiseToRupees } from '@namma/contract/money';
import type { ReceiptMode } from '@namma/contract/payments/rules';
import { useState } from 'react';
import { api } from '../../../lib/api/api';
import { sendWithKey } from '../../../lib/api/idempotency-key';
import type { MembershipRow } from './membership-columns';

/** A payment of the rest, or of a part. */
export interface Part {
  mode: ReceiptMode;
  amountPaise: number;
  utr?: string | undefined;
}

type ReceiptReply = Reply<'payments/receive'>;

/**
 * Receives payments for memberships in other ways than SPEC's Pay action, which receives the rest in cash.
 * @param act writes one row of the list and shows its errors
 */
export function usePayments(
  act: (row: MembershipRow, send: () => Promise<ReceiptReply>) => Promise<object | undefined>,
) {
  /** Amount due after payments on this screen, by membership. */
  const [dues, setDues] = useState<ReadonlyMap<number, number>>(new Map());

  /** @returns whether it was received */
  async function receive(row: MembershipRow, { mode, amountPaise, utr }: Part): Promise<boolean> {
    const { id, duePaise } = row;
    const reply = await act(row, async () => {
      const received = await sendWithKey(
        `receive ${JSON.stringify(['membership', id, duePaise, mode, amountPaise, utr])}`,
        (headers) =>
          api('payments/receive', {
            headers,
            body: {
              subject: 'membership',
              id,
              mode,
              amount: paiseToRupees(amountPaise),
              ...(utr && { utr }),
            },
          }),
      );
      setDues((before) => new Map([...before, [id, received.duePaise]]));
      return received;
    });
    return reply !== undefined;
  }

  return {
    receive,
    /** SPEC's Pay action: the rest in cash, at the membership's center. */
    async payRest({ id }: MembershipRow): Promise<Reply<'membership/update'>> {
      const reply = await api('membership/update', { body: { id, status: 'payed' } });
      setDues((before) => new Map([...before].filter(([each]) => each !== id)));
      return reply;
    },
    /** The row after a payment, until the list is read again. Pay receives the whole rest. */
    afterPayment: (row: MembershipRow): MembershipRow => {
      const duePaise = dues.get(row.id) ?? 0;
      return { ...row, duePaise, payment_status: duePaise === 0 ? 'payed' : 'pending' };
    },
  };
}
