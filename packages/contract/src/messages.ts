import { adminMessages } from './words/en/admin.ts';
import { accountMessages } from './words/en/auth.ts';
import { cartMessages } from './words/en/cart.ts';
import { catalogueMessages } from './words/en/catalogue.ts';
import { consultancyMessages } from './words/en/consultancy.ts';
import { contactMessages } from './words/en/enquiries.ts';
import { failures } from './words/en/failures.ts';
import { fieldMessages } from './words/en/fields.ts';
import { membershipMessages } from './words/en/memberships.ts';
import { orderMessages } from './words/en/orders.ts';

/**
 * Messages for customers used by both sides or in several places. Those of payments, documents and pictures are
 * imported from their own files, because the browser's first load contains all of these. Odd spellings are the owner's
 * (SPEC sections 5 and 8).
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
