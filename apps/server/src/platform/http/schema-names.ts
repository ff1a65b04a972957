import { type Call, calls, errorReply } from '@namma/contract/calls';
import { statusReply } from '@namma/contract/fields';
import { z } from 'zod';
import { schemaFiles } from './schema-files.ts';

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
  for (const [domain, exported] of [...schemaFiles, ['all', { error: errorReply, statusReply }] as const]) {
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
