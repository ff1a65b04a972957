const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** @param time as `10:00PM` */
export const openUntil = (time: string) => `Open now, until ${time}`;

/**
 * When a closed gym opens again.
 * @param inDays 0 for today
 * @param weekday 0 for Sunday
 * @param time as `5:00AM`
 */
export function opensAgain(inDays: number, weekday: number, time: string): string {
  const day = ['today', 'tomorrow'][inDays] ?? `on ${weekdayNames[weekday]}`;
  return `Closed now, opens ${day} at ${time}`;
}
