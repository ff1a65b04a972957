import { holds, type Permission, presets } from '@namma/contract/staff/permissions';
import type { Center } from '@namma/contract/values/centers';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { refuseAt } from '../../../platform/shared/refusal.ts';
import { countingWrong, getStep } from './factor-codes.ts';
import { consumeStep, findApprover } from './queries/second-factors.ts';

/** A checked approval, to be consumed in the transaction of the approved step. */
export interface Approval {
  approverId: number;
  name: string;
  step: number;
}

interface AskedApproval {
  /** The staff member who asks. */
  userId: number;
  email: string | undefined;
  code: string | undefined;
  permission: Permission;
  center: Center;
}

/**
 * Checks that a staff member with the permission at the center approves a step, by email and a code of the second
 * factor (D142). Every other account gets the response of a wrong code. Wrong codes count against the caller, and
 * against the approver as at sign-in.
 * @throws 400 no approver or code, a wrong or expired code; 429 after ten wrong ones in 15 minutes
 */
export function checkApproval(
  deps: Deps,
  { userId, email, code, ...asked }: AskedApproval,
): Promise<Approval> {
  if (!email) throw refuseAt('approver', 'approvalRequired');
  if (!code) throw refuseAt('code', 'approvalRequired');
  return countingWrong(
    deps,
    userId,
    async () => {
      const approver = await findApprover(deps.db, email, presetsWith(asked.permission));
      const isInScope = approver && (approver.center === null || approver.center === asked.center);
      if (!approver || !isInScope) throw refuseAt('code', 'factorCodeWrong');
      const { id, name } = approver;
      const step = await countingWrong(deps, id, () => getStep(deps, id, approver, code));
      return { approverId: id, name, step };
    },
    'approval',
  );
}

const presetsWith = (permission: Permission) => presets.filter((preset) => holds(preset, permission));

/**
 * Consumes the code of an approval.
 * @throws 400 the code was used
 */
export async function consumeApproval(tx: Tx, { approverId, step }: Approval): Promise<void> {
  if (!(await consumeStep(tx, approverId, step))) throw refuseAt('code', 'factorCodeUsed');
}
