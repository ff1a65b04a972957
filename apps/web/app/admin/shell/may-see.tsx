import type { Permission } from '@namma/contract/staff/permissions';
import type { Elements } from '../../ui/elements';
import { useMay } from './may';

/** Shows what needs a permission to those who hold it. */
export const MaySee = ({ permission, children }: { permission: Permission; children: Elements }) =>
  useMay()(permission) ? children : null;
