import type { OtherLocale } from '@namma/contract/locales';
import type { OwnData } from '@namma/contract/schemas/own-data';
import type { Db } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { renderMail } from '../mail/service.ts';
import * as present from './own-data-rows.ts';
import * as account from './queries/account.ts';
import * as gym from './queries/gym.ts';
import * as purchases from './queries/purchases.ts';

function groupRows<Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/**
 * Everything that is stored about a member, a statement for each table.
 * @param options `withAllQueries`: also the texts of queries that only claim the member's email, which the member must not see;
 *   `lang`: names products in this language, where they have a name in it
 */
export async function readOwnData(
  db: Db,
  deps: Pick<Deps, 'clock' | 'mail'>,
  userId: number,
  { withAllQueries = false, lang }: { withAllQueries?: boolean; lang?: OtherLocale | undefined } = {},
): Promise<OwnData> {
  const profile = await account.findProfile(db, userId);
  const { email, created_at: since } = profile;
  const [
    consents,
    addresses,
    cart,
    checkouts,
    orders,
    returns,
    reviews,
    memberships,
    events,
    payments,
    documents,
    bookings,
    visits,
    enquiries,
    mails,
    sessions,
    networks,
    links,
    keys,
    changes,
  ] = await Promise.all([
    account.listConsents(db, userId),
    account.listAddresses(db, userId),
    purchases.listCart(db, userId, lang),
    purchases.listCheckouts(db, userId),
    purchases.listOrders(db, userId, lang),
    purchases.listReturns(db, userId),
    purchases.listReviews(db, userId, lang),
    gym.listMemberships(db, userId),
    gym.listMembershipEvents(db, userId),
    purchases.listPayments(db, userId),
    purchases.listDocuments(db, userId),
    gym.listBookings(db, userId),
    gym.listVisits(db, userId),
    account.listEnquiries(db, userId, email),
    account.listMails(db, email, since),
    account.listSessions(db, userId),
    account.listNetworks(db, userId),
    account.listPasswordLinks(db, userId),
    account.listKeys(db, userId),
    account.listChanges(db, userId),
  ]);
  const ordersOf = groupRows(orders, (row) => row.checkout_id);
  const eventsOf = groupRows(events, (row) => row.membership_id);
  return {
    madeAt: deps.clock().toISOString(),
    profile: present.presentProfile(profile),
    consents: consents.map(present.presentConsent),
    addresses: addresses.map(present.presentAddress),
    cart: cart.map(present.presentCartLine),
    checkouts: checkouts.map((row) =>
      present.presentCheckout(row, (ordersOf.get(row.id) ?? []).map(present.presentOrder)),
    ),
    returns: returns.map(present.presentReturn),
    reviews: reviews.map(present.presentReview),
    memberships: memberships.map((row) =>
      present.presentMembership(row, (eventsOf.get(row.id) ?? []).map(present.presentEvent)),
    ),
    payments: payments.map(present.presentPayment),
    documents: documents.map(present.presentDocument),
    appointments: bookings.map(present.presentBooking),
    visits: visits.map(present.presentVisit),
    queries: enquiries.map((row) => present.presentEnquiry(row, withAllQueries || row.user_id === userId)),
    mails: mails.map((row) => present.presentMail(row, renderMail(deps, row))),
    signIns: sessions.map(present.presentExpiry),
    networks: networks.map(({ network, signed_in_at: at }) => ({
      network: network.toString('hex'),
      signedInAt: at.toISOString(),
    })),
    resetLinks: links.map(present.presentExpiry),
    protectedRequests: keys.map(present.presentKey),
    changes: changes.map((row) => present.presentChange(row, userId)),
  };
}
