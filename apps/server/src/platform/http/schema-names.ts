import * as admin from '@namma/contract/admin/schemas';
import * as coaches from '@namma/contract/appointments/coach-schemas';
import * as appointments from '@namma/contract/appointments/schemas';
import * as auth from '@namma/contract/auth/schemas';
import { type Call, calls, errorReply } from '@namma/contract/calls';
import * as cart from '@namma/contract/cart/schemas';
import * as productFacts from '@namma/contract/catalogue/fact-schemas';
import * as catalogue from '@namma/contract/catalogue/schemas';
import * as centers from '@namma/contract/centers/schemas';
import * as dashboard from '@namma/contract/dashboard/schemas';
import * as documents from '@namma/contract/documents/schemas';
import * as enquiries from '@namma/contract/enquiries/schemas';
import * as facts from '@namma/contract/facts/schemas';
import { statusReply } from '@namma/contract/fields';
import * as frontDesk from '@namma/contract/front-desk/schemas';
import * as images from '@namma/contract/images/schemas';
import * as legal from '@namma/contract/legal/schemas';
import * as mail from '@namma/contract/mail/schemas';
import * as members from '@namma/contract/members/schemas';
import * as timeline from '@namma/contract/members/timeline-schemas';
import * as memberships from '@namma/contract/memberships/schemas';
import * as buyer from '@namma/contract/orders/buyer-schema';
import * as orders from '@namma/contract/orders/schemas';
import * as payments from '@namma/contract/payments/schemas';
import * as ownData from '@namma/contract/privacy/own-data';
import * as privacy from '@namma/contract/privacy/schemas';
import * as reports from '@namma/contract/reports/schemas';
import * as returns from '@namma/contract/returns/schemas';
import * as reviews from '@namma/contract/reviews/schemas';
import * as stock from '@namma/contract/stock/schemas';
import * as users from '@namma/contract/users/schemas';
import * as visits from '@namma/contract/visits/schemas';
import { z } from 'zod';

const domains: Record<string, Record<string, unknown>> = {
  admin,
  coaches,
  appointments,
  auth,
  cart,
  productFacts,
  catalogue,
  centers,
  dashboard,
  documents,
  enquiries,
  facts,
  frontDesk,
  images,
  legal,
  mail,
  members,
  timeline,
  memberships,
  buyer,
  orders,
  payments,
  ownData,
  privacy,
  reports,
  returns,
  reviews,
  stock,
  users,
  visits,
  all: { error: errorReply, statusReply },
};

/** What the description says of a schema beside its shape; with an `id`, it is named. */
export type SchemaFacts = {
  id?: string;
  type?: string;
  format?: string;
  description?: string;
};

const withCapital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * The names that objects have in the description of the API: those of the contract, `order` as `Order`. Where two domains use a
 * name, the second one's domain stands before it.
 */
export function nameSchemas(): z.core.$ZodRegistry<SchemaFacts> {
  const registry = z.registry<SchemaFacts>();
  const taken = new Set<string>();
  // The fields of a query are parameters, each for itself.
  const queries = new Set(Object.values(calls).map(({ query }: Call) => query));
  for (const [domain, exported] of Object.entries(domains)) {
    for (const [name, schema] of Object.entries(exported)) {
      if (!(schema instanceof z.ZodObject) || queries.has(schema) || registry.has(schema)) continue;
      const short = withCapital(name);
      const id = taken.has(short) ? withCapital(domain) + short : short;
      taken.add(id);
      registry.add(schema, { id });
    }
  }
  return registry;
}
