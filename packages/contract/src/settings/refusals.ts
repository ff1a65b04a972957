import { formatDay } from '../words/en/dates.ts';

/** Refusal texts; see `refusals`. */
export const settingRefusals = {
  settingChanged: {
    status: 409,
    message: () => 'Somebody else has changed this meanwhile. Please look before you save.',
  },
  settingBegun: {
    status: 409,
    message: (from: string) => `This holds since ${formatDay(from)}. Set another value instead.`,
  },
  noSuchSetting: { status: 404, message: () => 'Nothing changes on this day.' },
} as const;
