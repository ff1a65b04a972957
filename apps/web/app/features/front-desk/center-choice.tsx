import { centerLabel } from '@namma/contract/messages/centers';
import { type Center, openCenters } from '@namma/contract/values/centers';
import { FilterSelect } from '../../admin/list/filter-select';
import { useBoundCenter } from '../../admin/shell/centers';

interface CenterChoiceProps {
  center: Center | undefined;
  onChoose: (center: Center) => void;
}

/** Center of this counter. Fixed for staff of one center. */
export const CenterChoice = ({ center, onChoose }: CenterChoiceProps) =>
  useBoundCenter() ? null : (
    <FilterSelect
      label="This counter is at"
      value={center ?? ''}
      options={[
        ...(center ? [] : [{ value: '', label: 'Choose a center' }]),
        ...openCenters().map((value) => ({ value, label: centerLabel(value) })),
      ]}
      onChange={(value) => {
        const chosen = openCenters().find((each) => each === value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
