import { failures } from './failures.ts';
import { accountMessages } from './messages/account.ts';
import { adminMessages } from './messages/admin.ts';
import { cartMessages } from './messages/cart.ts';
import { catalogueMessages } from './messages/catalogue.ts';
import { consultancyMessages } from './messages/consultancy.ts';
import { contactMessages } from './messages/contact.ts';
import { documentMessages } from './messages/documents.ts';
import { fieldMessages } from './messages/fields.ts';
import { membershipMessages } from './messages/memberships.ts';
import { orderMessages } from './messages/orders.ts';
import { paymentMessages } from './messages/payments.ts';

/**
 * Sentences for customers that both sides or several places use. Odd spellings are the owner's (SPEC sections 5 and
 * 8).
 */
export const messages = {
  ...failures,
  ...accountMessages,
  ...catalogueMessages,
  ...cartMessages,
  ...orderMessages,
  ...membershipMessages,
  ...documentMessages,
  ...paymentMessages,
  ...consultancyMessages,
  ...contactMessages,
  ...fieldMessages,
  ...adminMessages,
} as const;
