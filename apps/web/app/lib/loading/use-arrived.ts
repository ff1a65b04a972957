import { useEffect, useState } from 'react';

/** Value of a promise. Undefined while pending or without a promise. */
export function useArrived<T>(promise: Promise<T> | undefined): T | undefined {
  const [arrived, setArrived] = useState<{ from: Promise<T>; value: T }>();
  useEffect(() => {
    let isCurrent = true;
    promise?.then(
      (value) => isCurrent && setArrived({ from: promise, value }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  return arrived && arrived.from === promise ? arrived.value : undefined;
}
