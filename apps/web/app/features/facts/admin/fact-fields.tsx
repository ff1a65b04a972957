import type { Fact } from '@namma/contract/facts/schemas';
import type { HoursRow } from '@namma/contract/facts/values';
import { tiers } from '@namma/contract/memberships/tiers';
import type { ComponentProps } from 'react';
import { SelectField, TextAreaField, TextField } from '../../../ui/field';
import { HoursRows } from './hours-rows';
import { type FactField, fieldsOf, kindOf, languageOf } from './shapes';
import { describeValue, typedPart } from './values';

interface FactFieldsProps {
  fact: Fact;
  /** What stands in the fields at first. */
  start: unknown;
  errors: Record<string, string>;
  hours: readonly HoursRow[];
  onHours: (rows: readonly HoursRow[]) => void;
}

const inputs: Record<FactField['type'], ComponentProps<'input'>> = {
  rupees: { inputMode: 'numeric' },
  count: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  line: {},
  text: {},
  tier: {},
  day: { type: 'date' },
  phone: { type: 'tel' },
  email: { type: 'email' },
};

/** The fields of a fact, each with what holds by default. */
export function FactFields({ fact, start, errors, hours, onHours }: FactFieldsProps) {
  const { key } = fact;
  if (kindOf(key) === 'openingHours')
    return <HoursRows rows={hours} onRows={onHours} error={errors.value ?? errors.closesAtMinute} />;
  const defaults = describeValue(key, fact.default);
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {fieldsOf(key).map((field, place) => {
        const shared = {
          label: field.isOptional ? `${field.label} (optional)` : field.label,
          name: field.name,
          required: !field.isOptional,
          defaultValue: typedPart(start, field),
          hint: [`At first: ${defaults[place]?.text}.`, field.hint].filter(Boolean).join(' '),
          error: errors[field.name],
          // For spelling and screen readers.
          lang: languageOf(key, field),
        };
        if (field.type === 'text')
          return <TextAreaField key={field.name} {...shared} className="col-span-full" />;
        if (field.type === 'tier')
          return (
            <SelectField key={field.name} {...shared}>
              {tiers.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </SelectField>
          );
        return <TextField key={field.name} {...inputs[field.type]} {...shared} autoComplete="off" />;
      })}
    </div>
  );
}
