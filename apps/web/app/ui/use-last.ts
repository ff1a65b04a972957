import { useState } from 'react';

/** The last value that was not undefined. A dialog shows it while it closes, so that its content does not change. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
