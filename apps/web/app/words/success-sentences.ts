import type { BodyInput, Reply } from '@namma/contract/calls';
import { formatDay } from '@namma/contract/days/dates';
import { messages } from '@namma/contract/messages';
import { appointmentMessages } from '@namma/contract/messages/appointments';
import { membershipDayMessages } from '@namma/contract/messages/membership-days';
import { privacyMessages } from '@namma/contract/messages/privacy';
import { returnMessages } from '@namma/contract/messages/returns';
import type { CallName } from '@namma/contract/methods';

type Sentences = { [N in CallName]?: (body: BodyInput<N>, reply: Reply<N>) => string };

/** What the server says in English when a call of a visitor or a member succeeds, in this build's language. */
const sentences: Sentences = {
  'auth/userRegister': () => messages.signUpSuccessful,
  'auth/userLogin': () => messages.loggedIn,
  'auth/forgot': () => messages.resetLinkSent,
  'auth/resetByLink': () => messages.passwordChanged,
  'auth/logout': () => messages.loggedOut,
  'user/update': () => messages.profileSaved,
  'user/reset': () => messages.passwordChanged,
  'privacy/deleteAccount': () => privacyMessages.accountDeleted,
  'cart/add': () => messages.addedToCart,
  'cart/update': () => messages.cartUpdated,
  'cart/remove': () => messages.removedFromCart,
  'cart/addAddress': () => messages.addressAdded,
  'cart/updateAddress': () => messages.addressUpdated,
  'cart/removeAddress': () => messages.addressRemoved,
  'orders/order': () => messages.orderPlaced,
  'orders/rating': () => messages.thanksForRating,
  'orders/cancel': () => messages.orderCancelled,
  'returns/request': () => returnMessages.returnRequested,
  'membership/register': ({ center }) => messages.membershipRegistered(center),
  'membership/pause': ({ fromDay, toDay }) => membershipDayMessages.membershipPaused(fromDay, toDay),
  'membership/resume': () => membershipDayMessages.membershipResumed,
  'membership/handOver': ({ days }) => membershipDayMessages.daysHandedOver(Number(days)),
  'membership/moveCenter': ({ center }) => membershipDayMessages.membershipMoved(center),
  'consultancy/book': ({ consult_type: type, date, startsAt }) =>
    startsAt
      ? appointmentMessages.bookedAt(type, new Date(startsAt))
      : messages.consultancyBooked(type, formatDay(date)),
  'consultancy/move': ({ startsAt }) => appointmentMessages.movedTo(new Date(startsAt)),
  'consultancy/cancel': () => appointmentMessages.cancelled,
  'contact/register': () => messages.enquirySent,
};

/** The reply with its `status` in this build's language; as it is where the call has no sentence here. */
export function translateSuccess(name: CallName, body: unknown, reply: object): object {
  // The table's types hold for each call; here it can be any.
  const sentence = sentences[name] as ((body: unknown, reply: unknown) => string) | undefined;
  return sentence ? { ...reply, status: sentence(body, reply) } : reply;
}
