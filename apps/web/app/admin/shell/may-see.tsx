import type { Permission } from '@namma/contract/staff/permissions';
import type { ReactNode } from 'react';
import { useMay } from './may';

/** Shows what needs a permission to those who hold it. */
export const MaySee = ({ permission, children }: { permission: Permission; children: ReactNode }) =>
  useMay()(permission) ? children : null;
