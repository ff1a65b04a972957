import { centerLabel } from '@namma/contract/messages/centers';
import { allCenters, type Center, openCenters } from '@namma/contract/values/centers';
import type { ComponentProps } from 'react';
import { SelectField } from '../../ui/field';
import { Options } from '../../ui/options';
import { FilterSelect, optionsOf } from '../list/filter-select';
import { useStaff } from './permissions';

/** The center that the signed-in person is bound to (D148); undefined when they work at all of them. */
export const useBoundCenter = (): Center | undefined => useStaff()?.center ?? undefined;

interface CenterFilterProps {
  value: Center | undefined;
  onChange: (center: string) => void;
}

/** Filters a list by center. Hidden for staff bound to one center, whose lists contain nothing else. */
export const CenterFilter = ({ value, onChange }: CenterFilterProps) =>
  useBoundCenter() ? null : (
    <FilterSelect
      label="Center"
      value={value ?? ''}
      options={optionsOf(allCenters(), 'All', centerLabel)}
      onChange={onChange}
    />
  );

interface CenterFieldProps extends Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> {
  label?: string;
  /** An option without a center, such as `At the door`. */
  none?: string;
  /** The first option, which cannot be chosen. */
  placeholder?: string;
  /** An option for all centers at once. */
  all?: { value: string; label: string } | undefined;
}

/** Chooses a center in a form. Somebody bound to one center finds it chosen, and no other. */
export function CenterField({ label = 'Center', none, placeholder, all, ...select }: CenterFieldProps) {
  const bound = useBoundCenter();
  const { defaultValue, value, onChange, ...rest } = select;
  if (bound)
    return (
      <SelectField
        {...rest}
        name={select.name ?? 'center'}
        label={label}
        defaultValue={none && defaultValue === '' ? '' : bound}
      >
        {none !== undefined && <option value="">{none}</option>}
        <Options of={[bound]} label={centerLabel} />
      </SelectField>
    );
  return (
    <SelectField name="center" {...select} label={label}>
      {placeholder !== undefined && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      {none !== undefined && <option value="">{none}</option>}
      {all && <option value={all.value}>{all.label}</option>}
      <Options of={openCenters()} label={centerLabel} />
    </SelectField>
  );
}
