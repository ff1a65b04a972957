import type { Coach } from '@namma/contract/appointments/coach-schemas';
import { centerLabel } from '@namma/contract/messages/centers';
import { presetLabel } from '@namma/contract/messages/staff';
import { type Preset, presets } from '@namma/contract/staff/permissions';
import type { StaffChange, StaffRow } from '@namma/contract/staff/schemas';
import { openCenters } from '@namma/contract/values/centers';
import { useState } from 'react';
import { SelectField } from '../../ui/field';
import { Options } from '../../ui/options';

/** Description of each role. */
const sentences: Record<Preset, string> = {
  owner: 'Everything, including staff.',
  manager: 'Everything except staff.',
  desk: 'Counter and check-ins, members, memberships, appointments and queries. No totals, no exports.',
  shop: 'Products, stock, orders, returns and reviews.',
  coach: 'Their own appointments.',
  accountant: 'View and export payments, reports, documents, memberships and orders. No changes.',
};

interface GrantFieldsProps {
  row: StaffRow | undefined;
  coaches: readonly Coach[];
  errors: Record<string, string>;
}

/** The preset, the center, and for a coach the appointments. */
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
          <Options of={openCenters()} label={centerLabel} />
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

/** The fields in the format of the calls. */
export const toGrant = ({ center, coachId, ...values }: Record<string, FormDataEntryValue>) => ({
  ...values,
  ...(center ? { center } : {}),
  ...(coachId ? { coachId: Number(coachId) } : {}),
});

/**
 * Merges a role that someone else has saved since the form was opened with the fields that were changed in the form.
 * @param mine the values sent by the form
 * @param opened the role as the form was opened with
 */
export function mergeWithSaved(
  mine: Pick<StaffChange, 'preset' | 'center' | 'coachId'>,
  opened: StaffRow,
  saved: StaffRow,
): StaffRow {
  const { preset, center = null, coachId = null } = mine;
  return {
    ...saved,
    preset: preset === opened.preset ? saved.preset : preset,
    center: center === opened.center ? saved.center : center,
    coachId: coachId === opened.coachId ? saved.coachId : coachId,
  };
}
