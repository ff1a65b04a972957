import { type Day, daysBetween } from '@namma/contract/days/dates';
import versions from './node-versions.json' with { type: 'json' };

/** From how many days before its end a release of Node is reported (D72). */
const REPORTED_DAYS = 90;

/** Major releases of Node with the last day on which each gets fixes, an IST day. */
const ends: Readonly<Record<string, Day>> = versions.ends;

/** The last day (IST) on which a release of Node gets fixes; undefined for one that `node-versions.json` does not name. */
export const endOfNode = (version: string): Day | undefined => ends[version.split('.')[0] ?? ''];

/** The end of a release of Node: `daysLeft` counts from the day that was asked about, and is negative once it has passed. */
export interface NodeEnd {
  version: string;
  endsOn: Day;
  daysLeft: number;
}

/**
 * Tells whether a release of Node has ended, or ends within 90 days (D72).
 * @param version such as `24.21.0`
 * @param today an IST day
 * @returns nothing while fixes go on for longer, and for a release that `node-versions.json` does not name
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
