/** `1 day`, `7 days` */
export const dayCount = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;
export const dayToDay = (from: string, to: string) => `${from} to ${to}`;

export const paused = 'Paused';
export const pauseEnded = 'Pause ended early';
export const pauseEndedBack = (days: string) => `${days} restored`;
export const extended = 'Extended';
export const extendedBy = (days: string) => `By ${days}`;
export const daysTransferred = 'Days transferred';
export const daysToAnother = (days: string) => `${days} to another member`;
export const daysReceived = 'Days received';
export const daysFromAnother = (days: string) => `${days} from another member`;
export const daysReturned = 'Transfer reversed';
export const daysTaken = 'Received days removed';
export const centerChanged = 'Center changed';
export const centerChangedTo = (center: string) => `To ${center}`;
export const centerClosed = 'Center closed';
export const closureCancelled = 'Closure cancelled';
export const endedEarly = 'Ended early';
export const daysNotUsed = (days: string) => `${days} unused`;
export const byGym = (details: string) => `${details}, by the gym`;
