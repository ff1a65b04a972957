import { presetLabel } from '@namma/contract/messages/staff';
import { adminLogin } from '@namma/contract/paths';
import { type Preset, presets } from '@namma/contract/staff/permissions';
import { useState } from 'react';
import { LoadState } from '../../admin/writes/load-state';
import { api } from '../../lib/api/api';
import { useAnswer } from '../../lib/api/use-answer';
import { useFailure } from '../../lib/api/use-failure';
import { CheckBox } from '../../ui/check-box';
import { toast } from '../../ui/toast';
import { useOneAtATime } from '../../ui/use-one-at-a-time';

/** Roles that require two-step sign-in. */
export function FactorDemands() {
  const { answer, failure, retry } = useAnswer((signal) => api('staff/getFactorDemands', { signal }));
  return (
    <section aria-labelledby="factor-demands" className="mt-12 border-t border-(--line) pt-6">
      <h2 id="factor-demands" className="heading text-lg">
        Required two-step sign-in
      </h2>
      <p className="mt-2 max-w-text text-sm text-(--soft)">
        Staff with these roles must set up two-step sign-in before they can continue.
      </p>
      {answer ? <Demands {...answer} /> : <LoadState failure={failure} onRetry={retry} />}
    </section>
  );
}

function Demands({
  presets: loaded,
  ownersWithout,
}: {
  presets: readonly Preset[];
  ownersWithout: readonly string[];
}) {
  const fail = useFailure(adminLogin);
  const [demanded, setDemanded] = useState(loaded);
  const [save] = useOneAtATime(async (preset: Preset, isDemanded: boolean) => {
    try {
      const { status } = await api('staff/demandFactor', { body: { preset, isDemanded } });
      toast.success(status);
      const others = demanded.filter((each) => each !== preset);
      setDemanded(isDemanded ? [...others, preset] : others);
    } catch (error) {
      fail(error);
    }
  });
  const isOpen = ownersWithout.length === 0;
  return (
    <>
      {!isOpen && (
        <p className="mt-3 max-w-text font-semibold">
          {`Every owner must turn it on first, under Security in the profile. Missing: ${ownersWithout.join(', ')}.`}
        </p>
      )}
      <ul className="mt-3 flex flex-wrap gap-x-8">
        {presets.map((preset) => (
          <li key={preset}>
            <CheckBox
              checked={demanded.includes(preset)}
              // A requirement can always be removed.
              disabled={!isOpen && !demanded.includes(preset)}
              onChange={({ currentTarget }) => void save(preset, currentTarget.checked)}
            >
              {presetLabel(preset)}
            </CheckBox>
          </li>
        ))}
      </ul>
    </>
  );
}
