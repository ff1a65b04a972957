import type { Permission } from '@namma/contract/staff/permissions';
import type { ReactNode } from 'react';
import { usePermission } from './permissions';

/** Shows what needs a permission to those who hold it. */
export const IfAllowed = ({ permission, children }: { permission: Permission; children: ReactNode }) =>
  usePermission()(permission) ? children : null;
