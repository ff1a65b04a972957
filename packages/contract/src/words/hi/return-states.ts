import type { ReturnState } from '../../returns/rules.ts';

const labels: Record<ReturnState, string> = {
  requested: 'माँगा गया',
  approved: 'मंज़ूर',
  received: 'हमें मिल गया',
  refunded: 'रिफ़ंड हो गया',
  refused: 'मंज़ूर नहीं',
};

export const returnStateLabel = (value: ReturnState): string => labels[value];
