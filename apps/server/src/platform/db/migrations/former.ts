/**
 * The migrations that the second baseline replaced, in order. A database that they made is taken over; a backup that names them
 * is loaded into the tables of the second baseline.
 */
export const formerMigrations = [
  '0001-baseline',
  '0002-mail',
  '0003-query-answers',
  '0004-password-resets',
  '0005-people-pages',
  '0006-images',
  '0007-order-cancellations',
  '0008-report-totals',
  '0009-cheaper-mails',
  '0010-documents',
  '0011-payments',
  '0012-payment-totals',
  '0013-membership-events',
  '0014-sorted-lists',
  '0015-membership-renewals',
  '0016-visits',
  '0017-product-facts',
  '0018-appointments',
  '0019-returns',
  '0020-stock',
  '0021-center-closures',
  '0022-listed-origins',
  '0023-appointment-actions',
  '0024-reviews',
  '0025-cheaper-stock',
  '0026-privacy',
  '0027-enquiry-keys',
  '0028-product-words',
  '0029-languages-of-mails',
  '0030-erased-bodies',
  '0031-words-in-turn',
  '0032-label-words',
  '0033-what-was-sold',
  '0034-receipt-numbers',
  '0035-erasable-reasons',
  '0036-sign-in-networks',
  '0037-folded-searches',
  '0038-returned-orders',
  '0039-days-taken-back',
  '0040-shown-closures',
  '0041-second-thoughts',
];
/** The last of them. */
export const LAST_FORMER = '0041-second-thoughts';

/** Totals that are kept in one table now. */
export const formerTables = [
  'tallies',
  'sales_totals',
  'membership_totals',
  'last_memberships',
  'payment_totals',
];

/** Whether these made the schema that the second baseline replaced. */
export const isFormer = (names: readonly string[]): boolean => names.join() === formerMigrations.join();

/** Whether these made a schema from before that one. */
export const isOlder = (names: readonly string[]): boolean =>
  names.some((name) => name === '0001-shop' || name === '0001-baseline') && !isFormer(names);
