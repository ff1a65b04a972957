import type { Reply } from '@namma/contract/calls';
import type { Deps } from '../../../deps.ts';
import { readLegal } from '../settings/api.ts';

/** Returns the owner's legal details; server settings override the legal name and GSTIN (D83). */
export async function getLegalDetails(
  deps: Pick<Deps, 'db' | 'clock' | 'tax'>,
): Promise<Reply<'legal/getDetails'>> {
  const given = await readLegal(deps);
  return {
    ...given,
    legalName: deps.tax?.legalName ?? given.legalName,
    gstin: deps.tax?.gstin ?? given.gstin,
  };
}
