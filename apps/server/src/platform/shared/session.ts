import type { Role } from '@namma/contract/business';

/** The signed-in person, as read from the database (D4). */
export interface Session {
  userId: number;
  role: Role;
  tokenHash: Buffer;
}

/** Finds the live session of a token. It is passed in because http/ imports no module. */
export type Authenticate = (token: string) => Promise<Session | undefined>;
