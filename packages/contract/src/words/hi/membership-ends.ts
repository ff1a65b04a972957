import type { Words } from '../words.ts';
import { formatDay } from './dates.ts';

export const membershipEndMessages: Words<typeof import('../en/membership-ends').membershipEndMessages> = {
  withdrawn: 'मेंबरशिप वापस ली गई',
  ended: (day) => `मेंबरशिप ख़त्म की गई: आख़िरी दिन ${formatDay(day)}`,
  endedRefunded: (amount) => `मेंबरशिप ख़त्म की गई, ${amount} रिफ़ंड हुए`,
  refunded: (amount) => `${amount} रिफ़ंड हुए`,
  replaced: (type, start) => `${formatDay(start)} से ${type} मेंबरशिप`,
};
