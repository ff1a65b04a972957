import type { MailKind } from '@namma/contract/mail/rules';
import {
  appointmentAffected,
  appointmentBooked,
  appointmentCancelled,
  appointmentMoved,
  appointmentStands,
} from './appointments.ts';
import { classBooked, classCancelled, classMoved, classPlace, classReminder } from './classes.ts';
import type { Content, Context, Template } from './content.ts';
import { emailChanged, emailConfirm } from './emails.ts';
import { type RenderedMail, renderMail } from './frame.ts';
import { memberInvited } from './member-invited.ts';
import { membershipEnded, membershipLapsing } from './membership-ends.ts';
import { membershipExpiring, membershipPaid, membershipRegistered } from './memberships.ts';
import { orderAddressChanged } from './order-address-changed.ts';
import { orderCancelled } from './order-cancelled.ts';
import { orderMoved } from './order-moved.ts';
import { orderPlaced } from './order-placed.ts';
import { returnDecided, returnRequested } from './order-returned.ts';
import { passDayClosed } from './pass-day-closed.ts';
import { factorChanged, passwordChanged, passwordReset } from './passwords.ts';
import { productBack } from './product-back.ts';
import { queryAnswered } from './query-answered.ts';
import { queryReceived } from './query-received.ts';
import { staffInvited } from './staff.ts';

/** The template of each kind of mail. */
const templates = {
  'order placed': orderPlaced,
  'order moved': orderMoved,
  'order cancelled': orderCancelled,
  'order address changed': orderAddressChanged,
  'return requested': returnRequested,
  'return decided': returnDecided,
  'membership registered': membershipRegistered,
  'membership paid': membershipPaid,
  'membership expiring': membershipExpiring,
  'membership lapsing': membershipLapsing,
  'membership ended': membershipEnded,
  'appointment booked': appointmentBooked,
  'appointment moved': appointmentMoved,
  'appointment cancelled': appointmentCancelled,
  'appointment affected': appointmentAffected,
  'appointment unchanged': appointmentStands,
  'class booked': classBooked,
  'class place': classPlace,
  'class moved': classMoved,
  'class cancelled': classCancelled,
  'class reminder': classReminder,
  'pass day closed': passDayClosed,
  'product back': productBack,
  'query received': queryReceived,
  'query answered': queryAnswered,
  'password reset': passwordReset,
  'password changed': passwordChanged,
  'email confirm': emailConfirm,
  'email changed': emailChanged,
  'second factor changed': factorChanged,
  'staff invited': staffInvited,
  'member invited': memberInvited,
} as const satisfies Record<MailKind, Template<never>>;

/** The data of a kind of mail. */
export type PayloadOf<K extends MailKind> = Parameters<(typeof templates)[K]>[0];

/** The data was stored with the type of the same kind. */
const templateOf = (kind: MailKind) => templates[kind] as Template<unknown>;

/** A mail that could be written now, as the source of a chat message of the same kind. */
export type MailWithPayload = { [K in MailKind]: { kind: K; payload: PayloadOf<K> } }[MailKind];

/** Builds the content of a mail. The data must match its kind. */
export const contentOf = (kind: MailKind, payload: unknown, context: Context): Content =>
  templateOf(kind)(payload, context);

/** Renders a mail. The data must match its kind. */
export const renderKind = (kind: MailKind, payload: unknown, context: Context): RenderedMail =>
  renderMail(contentOf(kind, payload, context), context);
