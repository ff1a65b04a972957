import { type Center, openCenters } from '@namma/contract/values/centers';
import { useState } from 'react';
import { useBoundCenter } from '../../admin/shell/centers';
import { storage } from '../../lib/session/storage';

const STORED_AS = 'counterCenter';

/** The stored center of this device. */
export function readCenter(): Center | undefined {
  const stored = storage.read(STORED_AS);
  return openCenters().find((center) => center === stored);
}

/** The center of this device: that of the role, or else chosen once on each device. */
export function useCounterCenter() {
  const [center, setCenter] = useState(readCenter);
  function choose(chosen: Center): void {
    setCenter(chosen);
    // Without storage it is asked for again after a reload.
    storage.write(STORED_AS, chosen);
  }
  return [useBoundCenter() ?? center, choose] as const;
}
