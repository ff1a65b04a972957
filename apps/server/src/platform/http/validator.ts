import { dayFieldsOf, type OutsideHorizon, outsideHorizon } from '@namma/contract/days/horizons';
import { messages } from '@namma/contract/messages';
import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { Refusal, refuseField } from '../shared/refusal.ts';

/** Validates a body or query by its schema, and its days by the schema's day horizons, which depend on today (D18). */
export const createValidatorCompiler =
  ({ clock }: Pick<Deps, 'clock'>): FastifySchemaCompiler<z.ZodType> =>
  (route) => {
    const validate = validatorCompiler(route);
    const fields = dayFieldsOf(route.schema);
    if (fields.length === 0) return validate;
    return (data: unknown) => {
      const outside = outsideHorizon(fields, data, clock());
      return outside.length > 0 ? { error: refuseDays(outside, route.schema, data) } : validate(data);
    };
  };

/** Reports invalid days, followed by the schema's errors in other fields. */
function refuseDays(outside: readonly OutsideHorizon[], schema: z.ZodType, data: unknown): Refusal {
  const refusals = outside.map(({ path, name, day }) =>
    name === 'tooYoung' || name === 'timeNotCome' ? refuseField(path, name) : refuseField(path, name, day),
  );
  const others = (schema.safeParse(data).error?.issues ?? [])
    .map(({ path, message }) => ({ path: path.join('.'), message }))
    .filter((issue) => !outside.some(({ path }) => path === issue.path));
  const [only, ...more] = refusals;
  if (only && more.length === 0 && others.length === 0) return only;
  const issues = [...refusals.flatMap(({ extras }) => extras.issues ?? []), ...others];
  return new Refusal('invalidFields', messages.checkFields, { issues });
}
