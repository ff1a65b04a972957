import { formatDay } from '@namma/contract/days/dates';
import type { TimelineEntry } from '@namma/contract/members/timeline-schemas';
import { consultancyTypeLabel } from '@namma/contract/messages/appointment-types';
import { bookingStatusLabel } from '@namma/contract/messages/booking-statuses';
import { centerLabel } from '@namma/contract/messages/centers';
import { groupClassLabel } from '@namma/contract/messages/group-classes';
import { orderStatusLabel } from '@namma/contract/messages/order-statuses';
import { paymentStatusLabel } from '@namma/contract/messages/payment-statuses';
import { visitRefusalTexts } from '@namma/contract/messages/visits';
import { formatTime24 } from '@namma/contract/values/times';
import type { ReactNode } from 'react';
import * as documentWords from '#words/documents';
import * as words from '#words/members';
import { describeMembershipEvent, formatDays } from '../../shared/membership-event';
import { returnStateWords } from '../../shared/return-words';
import { describePayment, paymentTitles } from './describe-payment';
import { callOutcomes, callReasons, classStates, passKinds, whatsAppSubjects } from './timeline-labels';

interface Description {
  title: string;
  details: ReactNode;
  amountPaise?: number;
  /** Its status in one or two words. */
  state?: string;
}

/** Title and text of a timeline entry. */
export function describeEntry(entry: TimelineEntry): Description {
  switch (entry.kind) {
    case 'membership':
      return {
        title: words.membershipOf(entry.type, entry.months),
        details: `${centerLabel(entry.center)}, ${formatDays(entry.startDate, entry.endDate)}`,
        amountPaise: entry.totalPaise,
        state: paymentStatusLabel(entry.payment_status),
      };
    case 'membershipEvent': {
      const { title, details, moved } = describeMembershipEvent(entry.eventKind, entry);
      return { title: `${entry.type}: ${title.toLowerCase()}`, details, ...(moved && { state: moved }) };
    }
    case 'order':
      return {
        title: words.order(entry.orderNumber),
        details: <Lines lines={entry.lines} />,
        amountPaise: entry.totalPaise,
        state: commonStatus(entry.lines),
      };
    case 'appointment':
      return {
        title: words.consultancy(consultancyTypeLabel(entry.consult_type)),
        details: words.bookedFor(
          formatDay(entry.date) + (entry.startsAt ? `, ${formatTime24(new Date(entry.startsAt))}` : ''),
        ),
        ...(entry.status !== 'booked' && { state: bookingStatusLabel(entry.status) }),
      };
    case 'class':
      return {
        title: words.classAt(groupClassLabel(entry.type), centerLabel(entry.center)),
        details: words.bookedFor(`${formatDay(entry.day)}, ${formatTime24(new Date(entry.startsAt))}`),
        state: classStateOf(entry),
      };
    case 'document':
      return {
        title: `${documentWords.titleOf(entry.documentKind)} ${entry.number}`,
        details: null,
        amountPaise: entry.totalPaise,
        ...(entry.isCancelled && { state: words.cancelled }),
      };
    case 'payment':
      return {
        title: paymentTitles[entry.paymentKind](entry.id),
        details: describePayment(entry),
        amountPaise: entry.amountPaise,
        ...(entry.isReversed && { state: words.reversed }),
      };
    case 'visit':
      return {
        title: (entry.verdict === 'in' ? words.visitAt : words.refusedAt)(centerLabel(entry.center)),
        details:
          entry.reason && `${visitRefusalTexts[entry.reason]}${entry.verdict === 'in' ? words.letIn : ''}`,
      };
    case 'pass':
      return {
        title: passKinds[entry.passKind],
        details: `${formatDay(entry.day)}, ${centerLabel(entry.center)}`,
        ...(entry.state === 'used' && { state: 'Used' }),
        ...(entry.state === 'void' && { state: words.cancelled }),
      };
    case 'query':
      return {
        title: `Query ${entry.ticketNumber}`,
        details: <span className="line-clamp-3 whitespace-pre-line">{entry.message}</span>,
        state: entry.status,
      };
    case 'whatsApp':
      return {
        title: `WhatsApp opened: ${whatsAppSubjects[entry.writtenOf]}`,
        details: entry.by === '' ? null : `By ${entry.by}`,
      };
    case 'followUp':
      return {
        title: `Call: ${callReasons[entry.calledFor]}`,
        details: [
          entry.by === '' ? '' : `By ${entry.by}`,
          `again from ${formatDay(entry.againOn)}`,
          entry.note ?? '',
        ]
          .filter((part) => part !== '')
          .join(', '),
        state: callOutcomes[entry.outcome],
      };
    case 'mail':
      return { title: entry.subject, details: `Mail: ${entry.mailKind}`, state: entry.status };
  }
}

/** `missed` */
const classStateOf = ({ state, isWaiting }: Extract<TimelineEntry, { kind: 'class' }>): string =>
  isWaiting ? 'on the waiting list' : classStates[state];

type OrderLines = Extract<TimelineEntry, { kind: 'order' }>['lines'];
const LINES_SHOWN = 3;

function Lines({ lines }: { lines: OrderLines }) {
  const rest = lines.length - LINES_SHOWN;
  return (
    <ul>
      {lines.slice(0, LINES_SHOWN).map(({ orderId, product, quantity, isCancelled, returnState }) => (
        <li key={orderId}>
          <span>{`${product} `}</span>
          <span className="figures whitespace-nowrap">{`× ${quantity}`}</span>
          <span>{`${isCancelled ? `, ${words.cancelled}` : ''}${returnState ? `, ${returnStateWords(returnState)}` : ''}`}</span>
        </li>
      ))}
      {rest > 0 && <li>{words.andMore(rest)}</li>}
    </ul>
  );
}

/** The status of all lines that are not cancelled; `in parts` when they differ. */
function commonStatus(lines: OrderLines): string {
  const left = lines.filter(({ isCancelled }) => !isCancelled);
  const [only, ...others] = new Set(left.map(({ orderStatus }) => orderStatus));
  if (!only) return words.cancelled;
  return others.length === 0 ? orderStatusLabel(only) : words.inParts;
}
