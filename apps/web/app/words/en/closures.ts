export const closedSoon = 'Closed soon';
export const otherHoursSoon = 'Other hours soon';
export const allCenters = 'All centers';
export const openHours = (center: string, day: string, from: string, until: string) =>
  `${center}: open on ${day} from ${from} to ${until} only.`;
export const closedOn = (center: string, day: string) => `${center} is closed on ${day}.`;
export const closedFromTo = (center: string, from: string, to: string) =>
  `${center} is closed from ${from} to ${to}.`;
export const closedHours = (center: string, day: string, from: string, until: string) =>
  `${center} is closed on ${day} from ${from} to ${until}.`;
