import { useEffect } from 'react';

/** Whether the page's frame hears presses, and how many of its parts do not yet. */
let isFrameAlive = false;
let awaitedParts = 0;

function announce(): void {
  if (isFrameAlive && awaitedParts === 0) document.documentElement.dataset.alive = 'yes';
}

/** Marks the page once a press on any of its buttons is heard; end-to-end tests wait for it. */
export function useFrameIsAlive(): void {
  useEffect(() => {
    isFrameAlive = true;
    announce();
  }, []);
}

/** For who stands around a part that comes alive after its surroundings. */
export function usePartIsAwaited(): void {
  useEffect(() => {
    awaitedParts += 1;
  }, []);
}

/** Stands in the part itself: where it comes alive, so has all beside it. */
export function PartIsAlive() {
  useEffect(() => {
    awaitedParts -= 1;
    announce();
  }, []);
  return null;
}
