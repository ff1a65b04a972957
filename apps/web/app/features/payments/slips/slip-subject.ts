import type { Reply } from '@namma/contract/calls';

export type Slip = Reply<'membership/slip'>;

/** Subject of the slip. */
export interface SlipSubject {
  /** Such as `Elite Plus, 31 Aug 2031 to 29 Feb 2032`. */
  title: string;
  /** Owner of the slip. */
  name: string;
  read: (signal: AbortSignal) => Promise<Slip>;
}
