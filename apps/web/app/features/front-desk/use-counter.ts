import type { Reply } from '@namma/contract/calls';
import { paiseToRupees } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import type { ReceiptMode } from '@namma/contract/payments/rules';
import type { Center } from '@namma/contract/values/centers';
import { useRef, useState } from 'react';
import { useUndo } from '../../admin/writes/use-undo';
import { api } from '../../lib/api/api';
import { ApiError, sentenceOf } from '../../lib/api/api-error';
import { sendWithKey } from '../../lib/api/idempotency-key';
import { useFailure } from '../../lib/api/use-failure';
import { invalidate } from '../../lib/loading/read-cache';
import { toast } from '../../ui/toast';
import { useOneAtATime } from '../../ui/use-one-at-a-time';
import { playRefusal } from './refusal-sound';

export type Lookup = Reply<'payments/find'>;
export type Person = Lookup['people'][number];
export type Payable = Person['payables'][number];
export type ReceiptDetails = Reply<'payments/getReceipt'>;

export interface Payment {
  mode: ReceiptMode;
  amountPaise: number;
  utr?: string | undefined;
}

/** Reason of a refusal. */
export interface Refusal {
  sentence: string;
  /** Next step. */
  note?: string | undefined;
}

const isSame = (one: Pick<Payable, 'subject' | 'id'>, other: Pick<Payable, 'subject' | 'id'>) =>
  one.subject === other.subject && one.id === other.id;

/** The preselected payable: that of the slip, or the only one that is due. */
function firstChoice(person: Person | undefined, chosen: Lookup['chosen']): Payable | undefined {
  const named = chosen && person?.payables.find((each) => isSame(each, chosen));
  if (named) return named;
  const due = person?.payables.filter(({ duePaise }) => duePaise > 0) ?? [];
  return due.length === 1 ? due[0] : undefined;
}

/** The workflow at the counter: find a person, see the dues, receive a payment, print the receipt. */
export function useCounter(
  center: Center | undefined,
  /** Nothing is due any more for a membership of this member. */
  onPaid: (userId: number) => void,
) {
  const fail = useFailure(paths.adminLogin);
  const { offerUndo } = useUndo();
  const asking = useRef<AbortController>(undefined);
  const [isAsking, setAsking] = useState(false);
  const [found, setFound] = useState<{ text: string; lookup: Lookup }>();
  const [personId, setPersonId] = useState<number>();
  const [payableKey, setPayableKey] = useState<Pick<Payable, 'subject' | 'id'>>();
  const [refusal, setRefusal] = useState<Refusal>();
  /** The receipt that is shown; with `status` when it was received a moment ago. */
  const [receipt, setReceipt] = useState<{ id: number; status?: string }>();

  /** Current person, also for earlier requests. */
  const newestFound = useRef(found);
  newestFound.current = found;

  const queryOf = (text: string) => ({ code: text, ...(center && { center }) });
  const people = found?.lookup.people ?? [];
  const person = people.length === 1 ? people[0] : people.find(({ userId }) => userId === personId);
  const payable = payableKey && person?.payables.find((each) => isSame(each, payableKey));

  function clear(): void {
    asking.current?.abort();
    asking.current = undefined;
    setAsking(false);
    setFound(undefined);
    setPersonId(undefined);
    setPayableKey(undefined);
    setRefusal(undefined);
    setReceipt(undefined);
  }

  function refuse(error: unknown, noteWithoutAnswer?: string): void {
    if (error instanceof ApiError && error.status === 401) {
      fail(error);
      return;
    }
    playRefusal();
    const hasAnswer = !(error instanceof ApiError) || error.status !== 0;
    setRefusal({ sentence: sentenceOf(error), note: hasAnswer ? undefined : noteWithoutAnswer });
  }

  /**
   * @param userId who is meant, when several are found
   * @returns whether somebody was found
   */
  async function find(text: string, userId?: number): Promise<boolean> {
    clear();
    setAsking(true);
    const request = new AbortController();
    asking.current = request;
    try {
      const lookup = await api('payments/find', { query: queryOf(text), signal: request.signal });
      if (asking.current !== request) return true;
      setFound({ text, lookup });
      const only = lookup.people.length === 1 ? lookup.people[0] : undefined;
      const meant = lookup.people.find((each) => each.userId === userId);
      setPersonId(meant?.userId);
      setPayableKey(firstChoice(meant ?? only, lookup.chosen));
      return true;
    } catch (error) {
      if (asking.current !== request) return true;
      refuse(error);
      return false;
    } finally {
      if (asking.current === request) setAsking(false);
    }
  }

  /** Reads the same again after a change. The screen stays until then, also after a failure. */
  async function findAgain(): Promise<void> {
    if (!newestFound.current) return;
    const { text } = newestFound.current;
    const before = asking.current;
    await api('payments/find', { query: queryOf(text) }).then(
      (lookup) => {
        if (asking.current === before) setFound({ text, lookup });
      },
      () => {},
    );
  }

  const [receive, isReceiving] = useOneAtATime(async (to: Payable, { mode, amountPaise, utr }: Payment) => {
    const request = `receive ${JSON.stringify([to.subject, to.id, to.duePaise, mode, amountPaise, utr])}`;
    const before = asking.current;
    const payer = person;
    setRefusal(undefined);
    try {
      const { status, receiptId, duePaise, activityId } = await sendWithKey(request, (headers) =>
        api('payments/receive', {
          headers,
          body: {
            subject: to.subject,
            id: to.id,
            mode,
            amount: paiseToRupees(amountPaise),
            ...(utr && { utr }),
            ...(center && { center }),
          },
        }),
      );
      invalidate('membership/', 'orders/', 'payments/', 'admin/');
      if (activityId !== undefined)
        offerUndo(status, activityId, {
          onUndone: () => {
            setReceipt((shown) => (shown?.id === receiptId ? undefined : shown));
            void findAgain();
          },
        });
      if (payer && to.subject === 'membership' && duePaise === 0) onPaid(payer.userId);
      // Another person may have been scanned before the response arrived.
      if (asking.current !== before) return;
      setReceipt({ id: receiptId, status });
      await findAgain();
    } catch (error) {
      if (asking.current !== before) {
        // It is about somebody who is not on the screen any more.
        playRefusal();
        toast.error(`${payer?.name}, ${to.title}: ${sentenceOf(error)}`);
        return;
      }
      refuse(error, 'The payment may have gone through. Press again: it is recorded only once.');
      if (error instanceof ApiError && error.status === 409) await findAgain();
    }
  });

  return {
    isAsking,
    isReceiving,
    refusal,
    receipt,
    person,
    payable,
    people,
    isMore: found?.lookup.isMore ?? false,
    hasUpi: found?.lookup.hasUpi ?? false,
    find,
    receive,
    /** Shows a refusal: a message, or the error of a request. */
    refuse: (reason: unknown) => refuse(typeof reason === 'string' ? new ApiError(400, reason) : reason),
    clear,
    choosePerson: (chosen: Person) => {
      setPersonId(chosen.userId);
      setPayableKey(firstChoice(chosen, null));
    },
    choosePayable: (chosen: Payable) => {
      setPayableKey({ subject: chosen.subject, id: chosen.id });
      setReceipt(undefined);
    },
    showReceipt: (id: number) => setReceipt({ id }),
  };
}
