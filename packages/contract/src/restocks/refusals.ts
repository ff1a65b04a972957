import { SUBSCRIPTIONS_MOST } from './rules.ts';

/** Refusal texts; see `refusals`. */
export const restockRefusals = {
  inStock: { status: 409, message: (name: string) => `${name} is in stock. You can order it now.` },
  subscriptionsMost: {
    status: 409,
    message: () => `You can have up to ${SUBSCRIPTIONS_MOST} back-in-stock reminders. Stop one first.`,
  },
  stopLinkUnknown: {
    status: 404,
    message: () => 'This link no longer works. Sign in to change your back-in-stock reminders.',
  },
} as const;
