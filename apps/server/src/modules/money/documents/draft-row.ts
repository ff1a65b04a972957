import type { SeriesNumber } from '../../../platform/shared/numbers.ts';
import { type Draft, sumOf } from './compose.ts';

/** Converts a numbered draft to a row. */
export const toRow = (draft: Draft, { at, ...number }: SeriesNumber) => ({
  ...number,
  kind: draft.kind,
  scheme: draft.scheme,
  issued_at: at,
  user_id: draft.userId,
  membership_id: draft.membershipId,
  checkout_id: draft.checkoutId,
  pass_id: draft.passId,
  against: draft.against,
  seller: JSON.stringify(draft.seller),
  buyer: JSON.stringify(draft.buyer),
  deliver_to: draft.deliverTo && JSON.stringify(draft.deliverTo),
  place_of_supply: draft.placeOfSupply,
  declaration: draft.declaration,
  lines: JSON.stringify(draft.lines),
  taxable_paise: sumOf(draft.lines, 'taxablePaise'),
  cgst_paise: sumOf(draft.lines, 'cgstPaise'),
  sgst_paise: sumOf(draft.lines, 'sgstPaise'),
  total_paise: sumOf(draft.lines, 'totalPaise'),
});
