import { minutes } from '@namma/contract/days/dates';
import { useEffect, useState } from 'react';

/** The current time, updated once a minute. For screens that only the browser renders. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minutes(1));
    return () => clearInterval(timer);
  }, []);
  return now;
}
