import type { Coach } from '@namma/contract/appointments/coach-schemas';
import { centers } from '@namma/contract/centers/rules';
import { presetLabel } from '@namma/contract/messages/staff';
import { type Preset, presets } from '@namma/contract/staff/permissions';
import type { StaffRow } from '@namma/contract/staff/schemas';
import { useState } from 'react';
import { SelectField } from '../../ui/field';
import { Options } from '../../ui/options';

/** What each may do, in a sentence. */
const sentences: Record<Preset, string> = {
  owner: 'Everything, and who belongs to the staff.',
  manager: 'Everything but the staff.',
  desk: 'Counter and check-ins, members, memberships, appointments and queries. No sums, no exports.',
  shop: 'Products, stock, orders, returns and reviews.',
  coach: 'Their own appointments.',
  accountant: 'Reads money, reports, documents, memberships and orders, and exports them. Changes nothing.',
};

interface GrantFieldsProps {
  row: StaffRow | undefined;
  coaches: readonly Coach[];
  errors: Record<string, string>;
}

/** Which preset, at which center, and for a coach whose appointments. */
export function GrantFields({ row, coaches, errors }: GrantFieldsProps) {
  const [preset, setPreset] = useState<Preset>(row?.preset ?? 'desk');
  return (
    <>
      <SelectField
        label="Role"
        name="preset"
        value={preset}
        hint={sentences[preset]}
        error={errors.preset}
        onChange={({ currentTarget }) =>
          setPreset(presets.find((each) => each === currentTarget.value) ?? 'desk')
        }
      >
        <Options of={presets} label={presetLabel} />
      </SelectField>
      {preset !== 'owner' && (
        <SelectField label="Center" name="center" defaultValue={row?.center ?? ''} error={errors.center}>
          <option value="">All centers</option>
          <Options of={centers} />
        </SelectField>
      )}
      {preset === 'coach' && (
        <SelectField
          label="Appointments of"
          name="coachId"
          defaultValue={row?.coachId ?? ''}
          error={errors.coachId}
        >
          <option value="">Nobody yet</option>
          {coaches.map(({ coachId, name }) => (
            <option key={coachId} value={coachId}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

/** The fields as the calls take them. */
export const toGrant = ({ center, coachId, ...values }: Record<string, FormDataEntryValue>) => ({
  ...values,
  ...(center ? { center } : {}),
  ...(coachId ? { coachId: Number(coachId) } : {}),
});

type Values = Record<string, FormDataEntryValue>;

const valuesOf = ({ preset, center, coachId }: StaffRow): Values => ({
  preset,
  center: center ?? '',
  coachId: coachId === null ? '' : String(coachId),
});

/**
 * What a form sends about a role that somebody else has saved since: what is still as it was when the form was opened is sent as
 * it is saved now, so that the other's change of it stays.
 */
export function mergeWithSaved(values: Values, opened: StaffRow, now: StaffRow): Values {
  const before = valuesOf(opened);
  const saved = valuesOf(now);
  const changed = Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== before[field]),
  );
  // Another role has other fields: none but those of the form.
  const shown = Object.entries(saved).filter(([field]) => !('preset' in changed) || field in values);
  return { ...Object.fromEntries(shown), ...changed };
}
