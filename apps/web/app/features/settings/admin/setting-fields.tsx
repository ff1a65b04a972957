import { tiers } from '@namma/contract/memberships/tiers';
import type { Setting } from '@namma/contract/settings/schemas';
import type { HoursRow } from '@namma/contract/settings/values';
import type { ComponentProps } from 'react';
import { ImageField } from '../../../admin/pictures/image-field';
import { SelectField, TextAreaField, TextField } from '../../../ui/field';
import { HoursRows } from './hours-rows';
import { fieldsOf, kindOf, languageOf, type SettingField } from './shapes';
import { describeValue, typedPart } from './values';

interface SettingFieldsProps {
  setting: Setting;
  /** Initial field values. */
  start: unknown;
  errors: Record<string, string>;
  hours: readonly HoursRow[];
  onHours: (rows: readonly HoursRow[]) => void;
}

const inputs: Record<SettingField['type'], ComponentProps<'input'>> = {
  rupees: { inputMode: 'numeric' },
  count: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  line: {},
  text: {},
  tier: {},
  image: {},
  day: { type: 'date' },
  phone: { type: 'tel' },
  email: { type: 'email' },
};

/** The fields of a setting, each with its default. */
export function SettingFields({ setting, start, errors, hours, onHours }: SettingFieldsProps) {
  const { key } = setting;
  if (kindOf(key) === 'openingHours')
    return <HoursRows rows={hours} onRows={onHours} error={errors.value ?? errors.closesAtMinute} />;
  const defaults = describeValue(key, setting.default);
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {fieldsOf(key).map((field, place) => {
        const shared = {
          label: field.isOptional ? `${field.label} (optional)` : field.label,
          name: field.name,
          required: !field.isOptional,
          defaultValue: typedPart(start, field),
          hint: [`Default: ${defaults[place]?.text}.`, field.hint].filter(Boolean).join(' '),
          error: errors[field.name],
          // For spelling and screen readers.
          lang: languageOf(key, field),
        };
        if (field.type === 'text')
          return <TextAreaField key={field.name} {...shared} className="col-span-full" />;
        if (field.type === 'image')
          return (
            <ImageField
              key={field.name}
              name={field.name}
              link={shared.defaultValue}
              error={shared.error}
              className="col-span-full"
            />
          );
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
