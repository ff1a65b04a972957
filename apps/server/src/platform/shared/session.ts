import type { Role } from '@namma/contract/business';
import { holds, type Permission, type Preset } from '@namma/contract/staff/permissions';
import type { Center } from '@namma/contract/values/centers';

/** The signed-in person, as read from the database (D4). */
export interface Session {
  userId: number;
  role: Role;
  tokenHash: Buffer;
  /** The role of a staff member; undefined for members. */
  staff?: Staff | undefined;
  /** True if the preset requires a second factor and none is on: no staff call is allowed (D77). */
  isFactorMissing?: boolean;
  /** True if this call may be made about other people's data (D74). */
  isForOthers: boolean;
}

/** A staff role, as of this request: it is not cached (D76). */
export interface Staff {
  preset: Preset;
  /** Null for all centers. */
  center: Center | null;
  /** The coach whose appointments are visible. */
  coachId: number | null;
}

/** A session before the call is known. */
export type FoundSession = Omit<Session, 'isForOthers'>;

export const isPermitted = ({ staff }: Pick<Session, 'staff'>, permission: Permission): boolean =>
  staff !== undefined && holds(staff.preset, permission);

/** Finds the live session of a token. Passed in because http/ imports no module. */
export type Authenticate = (token: string) => Promise<FoundSession | undefined>;
