import { AGEING_DAYS, EXPIRING_DAYS, LOW_STOCK } from '@namma/contract/stock/rules';

/** What each list of stock holds. */
export const stockListWords = {
  all: { label: 'All counted', empty: 'No product is counted yet. Receive or count some of one to begin.' },
  low: { label: 'Low', empty: `No product has ${LOW_STOCK} pieces or fewer left to sell.` },
  ageing: { label: 'Ageing', empty: `Nothing reaches its best-before day within ${AGEING_DAYS} days.` },
  expiring: {
    label: 'Expiring',
    empty: `Every batch can be sold for more than ${EXPIRING_DAYS} days.`,
  },
} as const;
