import { formatOrderNumber } from '@namma/contract/order-number';
import type { OwnData } from '@namma/contract/schemas/own-data';
import { formatSlipCode, SLIP_DIGITS } from '@namma/contract/slips';
import { formatTicketNumber } from '@namma/contract/ticket-number';
import { presentAddressFields } from '../addresses/present.ts';
import { presentBody } from '../consultancy/present.ts';
import type * as account from './queries/account.ts';
import type * as gym from './queries/gym.ts';
import type * as purchases from './queries/purchases.ts';

type Queries = typeof account & typeof gym & typeof purchases;

/** The rows that a query of this module lists. */
type Rows<Name extends keyof Queries> = Queries[Name] extends (
  ...params: never[]
) => Promise<readonly (infer Row)[]>
  ? Row
  : never;

const toIso = (at: Date): string => at.toISOString();
const toIsoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

const presentSlip = (code: number | null): string | null =>
  code === null ? null : formatSlipCode(String(code).padStart(SLIP_DIGITS, '0'));

export const presentProfile = (row: Awaited<ReturnType<typeof account.findProfile>>): OwnData['profile'] => ({
  userId: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone ?? '',
  dateOfBirth: row.dob ?? '',
  gender: row.gender ?? '',
  address: row.address ?? '',
  role: row.role,
  registeredOn: row.registered_on,
  guardianSeenAt: toIsoOrNull(row.guardian_seen_at),
  dateOfBirthBefore: row.dob_when_minor ?? '',
});

export const presentConsent = (row: Rows<'listConsents'>): OwnData['consents'][number] => ({
  document: row.document,
  version: row.version,
  locale: row.locale,
  givenAt: toIso(row.given_at),
});

export const presentAddress = (row: Rows<'listAddresses'>): OwnData['addresses'][number] => ({
  addressId: row.id,
  ...presentAddressFields(row),
  savedAt: toIso(row.created_at),
});

export const presentCartLine = (row: Rows<'listCart'>): OwnData['cart'][number] => ({
  productId: row.product_id,
  product: row.product,
  quantity: row.quantity,
  addedAt: toIso(row.created_at),
});

type Checkout = OwnData['checkouts'][number];

export const presentOrder = (row: Rows<'listOrders'>): Checkout['orders'][number] => ({
  orderId: row.id,
  orderNumber: formatOrderNumber(row.id),
  product: row.product,
  quantity: row.quantity,
  unitPricePaise: row.unit_price_paise,
  status: row.order_status,
  rating: row.rating,
  deliveredAt: toIsoOrNull(row.delivered_at),
  cancelledAt: toIsoOrNull(row.cancelled_at),
  cancelReason: row.cancel_reason,
  returnedAt: toIsoOrNull(row.returned_at),
});

export const presentCheckout = (row: Rows<'listCheckouts'>, orders: Checkout['orders']): Checkout => ({
  checkoutId: row.id,
  orderedAt: toIso(row.created_at),
  source: row.source,
  paymentMode: row.payment_mode,
  feePaise: row.fee_paise,
  totalPaise: row.total_paise,
  paidPaise: row.paid_paise,
  slipCode: presentSlip(row.slip_code),
  deliverTo: presentAddressFields(row),
  orders,
});

export const presentReturn = (row: Rows<'listReturns'>): OwnData['returns'][number] => ({
  returnId: row.id,
  orderId: row.order_id,
  cause: row.cause,
  state: row.state,
  reason: row.reason,
  note: row.note,
  askedAt: toIso(row.created_at),
  decidedAt: toIsoOrNull(row.decided_at),
  refundedPaise: row.refunded_paise,
});

export const presentReview = (row: Rows<'listReviews'>): OwnData['reviews'][number] => ({
  reviewId: row.id,
  orderId: row.order_id,
  product: row.product,
  stars: row.stars,
  text: row.text,
  writtenAt: toIso(row.created_at),
  hiddenAt: toIsoOrNull(row.hidden_at),
  hiddenReason: row.hidden_reason,
});

type Membership = OwnData['memberships'][number];

export const presentEvent = (row: Rows<'listMembershipEvents'>): Membership['events'][number] => ({
  kind: row.kind,
  fromDay: row.from_day,
  toDay: row.to_day,
  days: row.days,
  center: row.center,
  at: toIso(row.at),
});

export const presentMembership = (
  row: Rows<'listMemberships'>,
  events: Membership['events'],
): Membership => ({
  membershipId: row.id,
  type: row.type,
  months: row.months,
  center: row.center,
  registeredAt: toIso(row.created_at),
  startDate: row.start_date,
  endDate: row.end_date,
  effectiveEnd: row.effective_end,
  totalPaise: row.total_paise,
  paidPaise: row.paid_paise,
  paymentStatus: row.payment_status,
  renewalOf: row.renewal_of,
  renewalDiscountPaise: row.renewal_discount_paise,
  listPricePaise: row.list_price_paise,
  discountPricePaise: row.discount_price_paise,
  feePaise: row.fee_paise,
  extensionDays: row.extension_days,
  extraDiscountPaise: row.extra_discount_paise,
  pauseDays: row.pause_days,
  transferDays: row.transfer_days,
  swims: row.swimming_sessions,
  opensAllCenters: row.opens_all_centers,
  slipCode: presentSlip(row.slip_code),
  events,
});

export const presentPayment = (row: Rows<'listPayments'>): OwnData['payments'][number] => ({
  receiptNumber: row.number,
  kind: row.kind,
  membershipId: row.membership_id,
  checkoutId: row.checkout_id,
  amountPaise: row.amount_paise,
  mode: row.mode,
  utr: row.utr,
  center: row.center,
  receivedAt: toIso(row.received_at),
  reverses: row.reverses,
  reason: row.reason,
});

export const presentDocument = (row: Rows<'listDocuments'>): OwnData['documents'][number] => ({
  number: row.number,
  kind: row.kind,
  issuedAt: toIso(row.issued_at),
  buyer: row.buyer,
  deliverTo: row.deliver_to,
  lines: row.lines,
  totalPaise: row.total_paise,
  cancelledAt: toIsoOrNull(row.cancelled_at),
  printedAt: toIsoOrNull(row.printed_at),
});

function presentBodyFields(row: Rows<'listBookings'>) {
  const { age, height, weight } = presentBody(row);
  return { age, heightCm: height, weightKg: weight };
}

export const presentBooking = (row: Rows<'listBookings'>): OwnData['appointments'][number] => ({
  appointmentId: row.id,
  type: row.consult_type,
  day: row.date,
  startsAt: toIsoOrNull(row.starts_at),
  coach: row.coach,
  center: row.center,
  status: row.status,
  cancelReason: row.cancel_reason,
  ...presentBodyFields(row),
  bookedAt: toIso(row.created_at),
});

export const presentVisit = (row: Rows<'listVisits'>): OwnData['visits'][number] => ({
  visitId: row.id,
  center: row.center,
  at: toIso(row.at),
  wasLetIn: row.is_in,
  refusal: row.refusal,
  overruled: row.overruled,
});

/** @param isShown false where nobody has proved that it is the member's */
export const presentEnquiry = (row: Rows<'listEnquiries'>, isShown: boolean): OwnData['queries'][number] => ({
  ticketNumber: formatTicketNumber(row.id),
  sentAt: toIso(row.created_at),
  status: row.status,
  name: isShown ? row.name : null,
  email: row.email,
  phone: isShown ? row.phone : null,
  message: isShown ? row.message : null,
  answer: isShown ? row.answer : null,
});

export const presentMail = (
  row: Rows<'listMails'>,
  { subject, text }: { subject: string; text: string },
): OwnData['mails'][number] => ({
  kind: row.kind,
  recipient: row.recipient,
  subject,
  text,
  status: row.status,
  writtenAt: toIso(row.created_at),
  sentAt: toIsoOrNull(row.sent_at),
});

export const presentExpiry = (row: { expires_at: Date }) => ({ expiresAt: toIso(row.expires_at) });

export const presentKey = (row: Rows<'listKeys'>): OwnData['protectedRequests'][number] => ({
  key: row.key,
  madeAt: toIso(row.created_at),
});

export const presentChange = (row: Rows<'listChanges'>, userId: number): OwnData['changes'][number] => ({
  at: toIso(row.at),
  action: row.action,
  subjectType: row.subject_type,
  subjectId: row.subject_id,
  isOwn: row.admin_id === userId,
  before: row.before,
  after: row.after,
});
