import type { Permission } from '@namma/contract/staff/permissions';
import type { OwnStaff } from '@namma/contract/staff/schemas';
import { useSyncExternalStore } from 'react';
import { whenSessionChanges } from '../../lib/session/session';

// Permissions of the signed-in person, for display only. The server checks them.

let own: OwnStaff | undefined;
const listeners = new Set<() => void>();

export function keepOwnStaff(staff: OwnStaff | undefined): void {
  own = staff;
  for (const listener of listeners) listener();
}

// The next person must not see what this one may do.
if (typeof window !== 'undefined') whenSessionChanges(() => keepOwnStaff(undefined));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True if the person has the permission. Everything is shown until the profile is known. */
export const can = (permission: Permission): boolean => own?.permissions.includes(permission) ?? true;

export const useStaff = (): OwnStaff | undefined =>
  useSyncExternalStore(
    subscribe,
    () => own,
    () => undefined,
  );

/** The same, followed while the screen is open. */
export function usePermission(): (permission: Permission) => boolean {
  useStaff();
  return can;
}
