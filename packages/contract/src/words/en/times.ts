/** A time of the day, `hour` from 0 to 23: `5:00AM`. */
export const timeOfDay = (hour: number, minutes: string): string =>
  `${hour % 12 || 12}:${minutes}${hour < 12 ? 'AM' : 'PM'}`;
