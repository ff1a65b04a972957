import type { Random } from '../random.ts';

/** Centers of one business, which share one server. */
const CENTERS = 50;
const MEMBERS_A_CENTER = 500;
const MEMBERS = CENTERS * MEMBERS_A_CENTER;
/** The embedded engine is for small shops: the members of four centers. Its requests are as many. */
export const membersOf = { postgresql: MEMBERS, embedded: 4 * MEMBERS_A_CENTER };
/** On a Monday 36 of 100 members come, a quarter of them from 18:00 to 19:00. */
const SHARE_OF_MONDAY = 0.36;
const SHARE_OF_THE_HOUR = 0.25;
/** Classes begin at 18:00, so that its first minute has twice as much as a minute of that hour. */
const RUSH = 2;
/** What happens a minute if it happens so often in the hour. */
const inTheMinute = (inTheHour: number) => Math.ceil((inTheHour / 60) * RUSH);

const arrivals = inTheMinute(MEMBERS * SHARE_OF_MONDAY * SHARE_OF_THE_HOUR);
/** One of twenty members looks at the site in that hour, at six screens; and 20 visitors of each center look at five pages. */
const memberScreens = inTheMinute((MEMBERS / 20) * 6);
const visitorPages = inTheMinute(CENTERS * 20 * 5);
const DESKS = 10;
/** Each desk has the dashboard open, and reads the visits of the day and what is unread: each of them every ten seconds. */
const DESK_READS = DESKS * 3 * 6;

/**
 * What is asked for in the first minute after Monday, 18:00, at fifty centers of 500 members; docs/performance.md says how
 * each number comes about.
 */
export const kinds = {
  /** Whole documents: of visitors, and the first one of each member. */
  page: { count: visitorPages + Math.ceil(memberScreens / 6), isWrite: false },
  /** What screens of the shop read. */
  'shop list': { count: Math.ceil(memberScreens / 3) + Math.ceil(visitorPages / 2), isWrite: false },
  /** A search and the three suggestions before it, from one of 25 screens. */
  search: { count: Math.ceil((memberScreens + visitorPages) / 25) * 4, isWrite: false },
  /** The classes of a week: who comes looks, and books the next one. */
  'class list': { count: arrivals * 2, isWrite: false },
  'slot list': { count: Math.ceil(arrivals / 3), isWrite: false },
  /** The card of whoever stands at the door, and what members see of themselves. */
  'own screen': { count: arrivals * 2 + Math.ceil(memberScreens / 2), isWrite: false },
  desk: { count: DESK_READS, isWrite: false },
  /** Every fourth who comes is looked up by name; ten more have a question. */
  'desk search': { count: Math.ceil(arrivals / 4) + 10, isWrite: false },
  'check-in': { count: arrivals, isWrite: true },
  /** Two of three book their next class. */
  'class booking': { count: Math.ceil((arrivals * 2) / 3), isWrite: true },
  'appointment booking': { count: Math.ceil(arrivals / 10), isWrite: true },
  'into the cart': { count: Math.ceil((memberScreens + visitorPages) / 15), isWrite: true },
  /** Twelve of each center in the hour. */
  order: { count: inTheMinute(CENTERS * 12), isWrite: true },
  /** A member of each second center pays. */
  receipt: { count: CENTERS / 2, isWrite: true },
} as const;
export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];

/** Milliseconds after the start. */
export interface Due {
  kind: Kind;
  at: number;
}

/**
 * When what is due, soonest first: independent people, so each at any moment of the time.
 * @param times so many times as many as the table says
 * @param seconds of a minute; a shorter time has less
 */
export function planArrivals(times: number, seconds: number, random: Random): Due[] {
  const length = Math.round(seconds * 1_000);
  return kindNames
    .flatMap((kind) =>
      Array.from({ length: Math.ceil((kinds[kind].count * times * seconds) / 60) }, () => ({
        kind,
        at: random.below(length),
      })),
    )
    .sort((a, b) => a.at - b.at);
}
