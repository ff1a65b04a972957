import type { Permission } from '@namma/contract/staff/permissions';
import type { ReactNode } from 'react';
import { usePermission } from './permissions';

/** Renders its children for staff with the permission. */
export const IfAllowed = ({ permission, children }: { permission: Permission; children: ReactNode }) =>
  usePermission()(permission) ? children : null;
