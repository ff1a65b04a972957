import type { OrderHistoryEvent } from '../../orders/rules.ts';

/** The status of an order, or what happened to it, as people read it. */
export const orderStatusLabel = (value: OrderHistoryEvent): string => value;
