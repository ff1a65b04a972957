import type { Role } from '@namma/contract/business';

/** Who asks, as the database knows it (D4). */
export interface Session {
  userId: number;
  role: Role;
  tokenHash: Buffer;
}

/** Finds the live session of a token; handed in, because http/ knows no module. */
export type Authenticate = (token: string) => Promise<Session | undefined>;
