import { type Day, daysBetween } from '@namma/contract/days/dates';
import versions from './node-versions.json' with { type: 'json' };

/** Days before the end of a Node release from which it is reported (D72). */
const REPORTED_DAYS = 90;

/** Major releases of Node with the last day of their fixes, an IST day. */
const ends: Readonly<Record<string, Day>> = versions.ends;

/** The last day (IST) of fixes for a release of Node; undefined for one that `node-versions.json` does not name. */
export const endOfNode = (version: string): Day | undefined => ends[version.split('.')[0] ?? ''];

/** The end of a release of Node: `daysLeft` counts from the given day, and is negative afterwards. */
export interface NodeEnd {
  version: string;
  endsOn: Day;
  daysLeft: number;
}

/**
 * Reports a release of Node that has ended, or ends within 90 days (D72).
 * @param version such as `24.21.0`
 * @param today an IST day
 * @returns undefined while fixes go on for longer, and for a release that `node-versions.json` does not name
 */
export function findNodeEnd(version: string, today: Day): NodeEnd | undefined {
  const endsOn = endOfNode(version);
  if (endsOn === undefined) return undefined;
  const daysLeft = daysBetween(today, endsOn);
  return daysLeft > REPORTED_DAYS ? undefined : { version, endsOn, daysLeft };
}

/** The line of the log for {@link findNodeEnd}. */
export function describeNodeEnd({ version, endsOn, daysLeft }: NodeEnd): string {
  const end = daysLeft < 0 ? `has had no security fixes since ${endsOn}` : `gets its last fixes on ${endsOn}`;
  return `Node ${version} ${end}: change to a later version.`;
}
