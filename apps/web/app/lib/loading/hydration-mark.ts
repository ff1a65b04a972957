import { useEffect } from 'react';

let isFrameHydrated = false;
let partsToHydrate = 0;

function mark(): void {
  if (isFrameHydrated && partsToHydrate === 0) document.documentElement.dataset.hydrated = 'yes';
}

/** Sets `data-hydrated` on the page once the frame and all deferred parts are hydrated. End-to-end tests wait for it. */
export function useMarkHydrated(): void {
  useEffect(() => {
    isFrameHydrated = true;
    mark();
  }, []);
}

/** Called around a part that hydrates after the frame. */
export function useWaitForPart(): void {
  useEffect(() => {
    partsToHydrate += 1;
  }, []);
}

/** Rendered next to the part: its effect runs when the part is hydrated. */
export function PartHydrated() {
  useEffect(() => {
    partsToHydrate -= 1;
    mark();
  }, []);
  return null;
}
