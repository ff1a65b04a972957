// What other modules may call. Nothing else of this folder is imported from outside.

export {
  cancelCheckoutDocuments,
  cancelMembershipDocuments,
  creditMemberships,
  creditOrders,
  issueCheckoutDocuments,
  issueMembershipDocuments,
} from './issue.ts';
export { findCreditNoteOf, findNumberOf } from './service.ts';
