import type { Role } from '@namma/contract/business';
import { holds, type Permission, type Preset } from '@namma/contract/staff/permissions';
import type { Center } from '@namma/contract/values/centers';

/** The signed-in person, as read from the database (D4). */
export interface Session {
  userId: number;
  role: Role;
  tokenHash: Buffer;
  /** What a member of staff may do; undefined for members. */
  staff?: Staff | undefined;
  /** Whether an owner demands a second factor of the preset, and none is on: nothing of the staff may be done (D77). */
  isFactorMissing?: boolean;
  /** Whether this call may be made about what is somebody else's (D74). */
  isForOthers: boolean;
}

/** Of a grant, as it is at this request: nothing remembers it (D76). */
export interface Staff {
  preset: Preset;
  /** Null for all centers. */
  center: Center | null;
  /** The coach whose appointments are visible. */
  coachId: number | null;
}

/** What is known of a session before it is known which call it makes. */
export type FoundSession = Omit<Session, 'isForOthers'>;

export const isPermitted = ({ staff }: Pick<Session, 'staff'>, permission: Permission): boolean =>
  staff !== undefined && holds(staff.preset, permission);

/** Finds the live session of a token. It is passed in because http/ imports no module. */
export type Authenticate = (token: string) => Promise<FoundSession | undefined>;
