import type { Reply } from '@namma/contract/calls';

export type Slip = Reply<'membership/slip'>;

/** What the slip is for, as the list around it knows it. */
export interface SlipSubject {
  /** Such as `Elite Plus, 31 Aug 2031 to 29 Feb 2032`. */
  title: string;
  /** Whose it is. */
  name: string;
  read: (signal: AbortSignal) => Promise<Slip>;
}
