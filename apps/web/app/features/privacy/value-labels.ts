import { type EnquiryStatus, enquiryStatuses } from '@namma/contract/enquiries/rules';
import { languageNames } from '@namma/contract/locales';
import { type MembershipEventKind, membershipEventKinds } from '@namma/contract/memberships/days';
import { addressTypeLabel } from '@namma/contract/messages/address-types';
import { consultancyTypeLabel } from '@namma/contract/messages/appointment-types';
import { bookingStatusLabel } from '@namma/contract/messages/booking-statuses';
import { centerLabel } from '@namma/contract/messages/centers';
import { genderLabel } from '@namma/contract/messages/genders';
import { groupClassLabel } from '@namma/contract/messages/group-classes';
import { orderStatusLabel } from '@namma/contract/messages/order-statuses';
import { paymentStatusLabel } from '@namma/contract/messages/payment-statuses';
import { receiptModeLabel } from '@namma/contract/messages/receipt-modes';
import { returnStateLabel } from '@namma/contract/messages/return-states';
import { visitRefusalTexts } from '@namma/contract/messages/visits';
import type { OrderStatus } from '@namma/contract/orders/rules';
import type { OwnData } from '@namma/contract/privacy/own-data';
import { states as classStates } from '#words/class-records';
import * as documentWords from '#words/documents';
import { outcomes as callOutcomes, reasons as callReasons } from '#words/follow-up-records';
import { kinds as passKinds } from '#words/pass-records';
import * as words from '#words/privacy';
import * as values from '#words/stored-values';
import { kinds as writtenOf } from '#words/whatsapp-records';
import { membershipEventTitle } from '../../shared/membership-event';
import { activityActions } from './record-words';

/** `never`, so that each takes the values of its own field. */
type Label = (value: never) => string;

const from =
  <Value extends string>(labels: Record<Value, string>) =>
  (value: Value): string =>
    labels[value];

const isEnquiryStatus = (value: string): value is EnquiryStatus =>
  enquiryStatuses.some((status) => status === value);

/**
 * How stored values read in the language of the page, by the list and the field that they are in. Texts of people,
 * names of plans and what a
 * document says stay as they are.
 */
const labels: Partial<Record<keyof OwnData, Record<string, Label>>> = {
  profile: { gender: genderLabel, role: from(values.roles) },
  consents: {
    document: from({ terms: words.termsName, privacy: words.privacyName }),
    locale: from(languageNames),
  },
  addresses: { addressType: addressTypeLabel },
  checkouts: {
    channel: from(values.channels),
    source: from(values.orderSources),
    paymentMode: from(values.paymentModes),
    status: orderStatusLabel,
    addressType: addressTypeLabel,
  },
  returns: { cause: from(values.returnCauses), state: returnStateLabel },
  memberships: {
    center: centerLabel,
    paymentStatus: paymentStatusLabel,
    kind: membershipEventTitle,
  },
  payments: { kind: from(values.paymentKinds), mode: receiptModeLabel, center: centerLabel },
  documents: { kind: documentWords.titleOf },
  appointments: { type: consultancyTypeLabel, center: centerLabel, status: bookingStatusLabel },
  classes: { class: groupClassLabel, center: centerLabel, status: from(classStates) },
  passes: { pass: from(passKinds), center: centerLabel },
  followUps: { calledFor: from(callReasons), outcome: from(callOutcomes) },
  whatsApp: { writtenOf: from(writtenOf) },
  visits: { center: centerLabel, refusal: from(visitRefusalTexts) },
  queries: { status: from(values.enquiryStatuses) },
  mails: { kind: from(values.mailKinds), status: from(values.mailStatuses) },
  // Also the fields before and after a change.
  changes: {
    action: from(activityActions),
    subjectType: from(values.subjectTypes),
    status: (value: OrderStatus | EnquiryStatus) =>
      isEnquiryStatus(value) ? values.enquiryStatuses[value] : orderStatusLabel(value),
    return: returnStateLabel,
    pass: from(passKinds),
    payment_status: paymentStatusLabel,
    mode: receiptModeLabel,
    center: centerLabel,
    step: (kind: MembershipEventKind) =>
      membershipEventKinds.includes(kind) ? membershipEventTitle(kind) : kind,
    refusal: from(visitRefusalTexts),
  },
};

/** The label of a value; undefined for fields whose values are shown as they are. */
export const labelOfValue = (list: keyof OwnData, field: string, value: string): string | undefined =>
  // The field has values of the type that its label takes.
  labels[list]?.[field]?.(value as never);
