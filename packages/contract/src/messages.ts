import { failures } from './failures.ts';
import { accountMessages } from './messages/account.ts';
import { adminMessages } from './messages/admin.ts';
import { cartMessages } from './messages/cart.ts';
import { catalogueMessages } from './messages/catalogue.ts';
import { consultancyMessages } from './messages/consultancy.ts';
import { contactMessages } from './messages/contact.ts';
import { fieldMessages } from './messages/fields.ts';
import { membershipMessages } from './messages/memberships.ts';
import { orderMessages } from './messages/orders.ts';

/**
 * Sentences for customers that both sides or several places use. Those of payments, documents and pictures are imported from
 * their own files, because the browser's first load contains all of these. Odd spellings are the owner's (SPEC sections 5 and
 * 8).
 */
export const messages = {
  ...failures,
  ...accountMessages,
  ...catalogueMessages,
  ...cartMessages,
  ...orderMessages,
  ...membershipMessages,
  ...consultancyMessages,
  ...contactMessages,
  ...fieldMessages,
  ...adminMessages,
} as const;
