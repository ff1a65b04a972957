import { gymDay } from '@namma/contract/days/dates';
import type { Tx } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import { composePass, type PassSubject } from './compose.ts';
import { type IssueDeps, issue, issueCreditNotes, readSeller } from './issue.ts';
import { markCancelled } from './queries/documents.ts';
import { findOpenOfPass, hideBuyers } from './queries/passes.ts';

// Documents of passes (D89). Lock the pass first.

/**
 * Issues the document of a paid pass.
 * @returns its number
 */
export async function issuePassDocument(
  tx: Tx,
  deps: IssueDeps,
  pass: PassSubject,
): Promise<string | undefined> {
  const today = gymDay(deps.clock());
  const [number] = await issue(tx, deps, [composePass(await readSeller(tx, deps, today), pass, today)]);
  return number;
}

/** Issues a credit note for the whole document of a refunded pass; nothing without a document. */
export async function creditPass(tx: Tx, deps: IssueDeps, id: number): Promise<void> {
  const original = await findOpenOfPass(tx, id);
  if (original) await issueCreditNotes(tx, deps, [{ original, lines: original.lines }]);
}

/**
 * Cancels the document of a pass whose sale is undone; its number stays used.
 * @throws 409 printed by the buyer meanwhile
 */
export async function cancelPassDocument(tx: Tx, { clock }: IssueDeps, id: number): Promise<void> {
  const original = await findOpenOfPass(tx, id);
  if (!original) return;
  const cancelled = await markCancelled(tx, [original.id], clock());
  if (!cancelled.includes(original.id)) throw refuse('printedSince');
}

/** Hides the buyers of these passes in lists and searches; the documents stay as issued. */
export const hidePassBuyers = (tx: Tx, ids: readonly number[]) => hideBuyers(tx, ids);
