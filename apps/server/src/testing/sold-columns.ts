/**
 * For memberships inserted as SQL: the columns of the terms of sale, and values that fit a price with a fee of ₹900.
 */
export const soldColumnNames =
  'list_price_paise, discount_price_paise, fee_paise, extension_days, extra_discount_paise, pause_days, transfer_days, swimming_sessions, opens_all_centers';

/**
 * The values for `soldColumnNames`.
 * @param totalPaise the price of the membership, with tax and fee
 */
export const soldColumnValues = (totalPaise: number): string =>
  `1499900, ${totalPaise - 90_000}, 90000, 30, 75000, 30, 30, 12, true`;
