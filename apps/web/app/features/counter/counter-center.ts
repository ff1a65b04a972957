import { type Center, centers } from '@namma/contract/centers';
import { useState } from 'react';

const STORED_AS = 'counterCenter';

function readCenter(): Center | undefined {
  try {
    const stored = localStorage.getItem(STORED_AS);
    return centers.find((center) => center === stored);
  } catch {
    return undefined;
  }
}

/** The center at whose counter this device stands. Chosen once on each device. */
export function useCounterCenter() {
  const [center, setCenter] = useState(readCenter);
  function choose(chosen: Center): void {
    setCenter(chosen);
    try {
      localStorage.setItem(STORED_AS, chosen);
    } catch {
      // Without storage it is asked for again after a reload.
    }
  }
  return [center, choose] as const;
}
