import type { Migration } from 'kysely/migration';
import { baseline } from './0001-baseline.ts';
import { mail } from './0002-mail.ts';
import { queryAnswers } from './0003-query-answers.ts';
import { passwordResets } from './0004-password-resets.ts';
import { peoplePages } from './0005-people-pages.ts';
import { images } from './0006-images.ts';
import { orderCancellations } from './0007-order-cancellations.ts';
import { reportTotals } from './0008-report-totals.ts';
import { cheaperMails } from './0009-cheaper-mails.ts';
import { documents } from './0010-documents.ts';
import { payments } from './0011-payments.ts';
import { paymentTotals } from './0012-payment-totals.ts';
import { membershipEvents } from './0013-membership-events.ts';
import { sortedLists } from './0014-sorted-lists.ts';
import { membershipRenewals } from './0015-membership-renewals.ts';
import { visits } from './0016-visits.ts';
import { productFacts } from './0017-product-facts.ts';
import { appointments } from './0018-appointments.ts';
import { returns } from './0019-returns.ts';
import { stock } from './0020-stock.ts';
import { centerClosures } from './0021-center-closures.ts';
import { listedOrigins } from './0022-listed-origins.ts';
import { appointmentActions } from './0023-appointment-actions.ts';
import { reviews } from './0024-reviews.ts';
import { cheaperStock } from './0025-cheaper-stock.ts';
import { privacy } from './0026-privacy.ts';
import { enquiryKeys } from './0027-enquiry-keys.ts';
import { productWords } from './0028-product-words.ts';
import { languagesOfMails } from './0029-languages-of-mails.ts';
import { erasedBodies } from './0030-erased-bodies.ts';
import { wordsInTurn } from './0031-words-in-turn.ts';
import { labelWords } from './0032-label-words.ts';
import { whatWasSold } from './0033-what-was-sold.ts';
import { receiptNumbers } from './0034-receipt-numbers.ts';
import { erasableReasons } from './0035-erasable-reasons.ts';
import { signInNetworks } from './0036-sign-in-networks.ts';
import { foldedSearches } from './0037-folded-searches.ts';
import { returnedOrders } from './0038-returned-orders.ts';
import { daysTakenBack } from './0039-days-taken-back.ts';
import { shownClosures } from './0040-shown-closures.ts';
import { secondThoughts } from './0041-second-thoughts.ts';

/** Forward only, in this order; a migration that has landed is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-baseline': baseline,
  '0002-mail': mail,
  '0003-query-answers': queryAnswers,
  '0004-password-resets': passwordResets,
  '0005-people-pages': peoplePages,
  '0006-images': images,
  '0007-order-cancellations': orderCancellations,
  '0008-report-totals': reportTotals,
  '0009-cheaper-mails': cheaperMails,
  '0010-documents': documents,
  '0011-payments': payments,
  '0012-payment-totals': paymentTotals,
  '0013-membership-events': membershipEvents,
  '0014-sorted-lists': sortedLists,
  '0015-membership-renewals': membershipRenewals,
  '0016-visits': visits,
  '0017-product-facts': productFacts,
  '0018-appointments': appointments,
  '0019-returns': returns,
  '0020-stock': stock,
  '0021-center-closures': centerClosures,
  '0022-listed-origins': listedOrigins,
  '0023-appointment-actions': appointmentActions,
  '0024-reviews': reviews,
  '0025-cheaper-stock': cheaperStock,
  '0026-privacy': privacy,
  '0027-enquiry-keys': enquiryKeys,
  '0028-product-words': productWords,
  '0029-languages-of-mails': languagesOfMails,
  '0030-erased-bodies': erasedBodies,
  '0031-words-in-turn': wordsInTurn,
  '0032-label-words': labelWords,
  '0033-what-was-sold': whatWasSold,
  '0034-receipt-numbers': receiptNumbers,
  '0035-erasable-reasons': erasableReasons,
  '0036-sign-in-networks': signInNetworks,
  '0037-folded-searches': foldedSearches,
  '0038-returned-orders': returnedOrders,
  '0039-days-taken-back': daysTakenBack,
  '0040-shown-closures': shownClosures,
  '0041-second-thoughts': secondThoughts,
};
