import { type Day, gymDay } from '@namma/contract/dates';
import { dayFieldsOf, type OutsideHorizon, outsideHorizon } from '@namma/contract/horizons';
import { messages } from '@namma/contract/messages';
import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { Refusal, refuseField } from '../shared/refusal.ts';

/**
 * Validates a body or query by its schema, and then that its days are within the horizons that the schema declares (D18),
 * which depend on today.
 */
export const createValidatorCompiler =
  ({ clock }: Pick<Deps, 'clock'>): FastifySchemaCompiler<z.ZodType> =>
  (route) => {
    const validate = validatorCompiler(route);
    const fields = dayFieldsOf(route.schema);
    if (fields.length === 0) return validate;
    return (data) => {
      const validated = validate(data);
      if (typeof validated !== 'object' || !('value' in validated)) return validated;
      const outside = outsideHorizon(fields, validated.value, gymDay(clock()));
      return outside.length > 0 ? { error: refuseDays(outside) } : validated;
    };
  };

function refuseDays(outside: readonly OutsideHorizon[]): Refusal {
  const refusals = outside.map(({ path, name, day }) => refuseDay(path, name, day));
  const [only, ...others] = refusals;
  if (only && others.length === 0) return only;
  const issues = refusals.flatMap(({ extras }) => extras.issues ?? []);
  return new Refusal('invalidFields', messages.checkFields, { issues });
}

const refuseDay = (path: string, name: OutsideHorizon['name'], day: Day): Refusal =>
  name === 'tooYoung' ? refuseField(path, name) : refuseField(path, name, day);
