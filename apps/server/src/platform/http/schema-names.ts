import type { Domain } from '@namma/contract/call';
import { type Call, calls, errorReply } from '@namma/contract/calls';
import { domains } from '@namma/contract/domains';
import { statusReply } from '@namma/contract/fields';
import { ownData } from '@namma/contract/privacy/personal-data';
import { z } from 'zod';

/** Metadata of a schema in the description besides its shape; with an `id`, it is named. */
export type SchemaDetails = {
  id?: string;
  type?: string;
  format?: string;
  description?: string;
};

const withCapital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Names the objects in the API description: those of the contract, `order` as `Order`. Where two domains use a name,
 * the second one is prefixed with its domain.
 */
export function nameSchemas(): z.core.$ZodRegistry<SchemaDetails> {
  const registry = z.registry<SchemaDetails>();
  const taken = new Set<string>();
  // The fields of a query are separate parameters.
  const queries = new Set(Object.values(calls).map(({ query }: Call) => query));
  const named = Object.entries(domains).map(
    ([name, { schemas = {} }]: [string, Domain]) => [name, schemas] as const,
  );
  for (const [domain, exported] of [
    ...named,
    ['all', { error: errorReply, statusReply, ownData }] as const,
  ]) {
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
