/** `1 day`, `7 days` */
export const dayCount = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;
export const dayToDay = (from: string, to: string) => `${from} to ${to}`;

export const paused = 'Paused';
export const pauseEnded = 'Pause ended early';
export const pauseEndedBack = (days: string) => `Back: ${days}`;
export const extended = 'Extended';
export const extendedBy = (days: string) => `By ${days}`;
export const daysHandedOver = 'Days handed over';
export const daysToAnother = (days: string) => `${days} to another member`;
export const daysReceived = 'Days received';
export const daysFromAnother = (days: string) => `${days} from another member`;
export const daysReturned = 'Days taken back';
export const daysTaken = 'Days given back';
export const centerChanged = 'Center changed';
export const centerChangedTo = (center: string) => `To ${center}`;
export const centerClosed = 'Center closed';
export const closureTakenBack = 'Closure no longer counts';
export const endedEarly = 'Ended early';
export const daysNotUsed = (days: string) => `${days} are not used`;
export const byGym = (details: string) => `${details}, by the gym`;
