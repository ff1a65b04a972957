import { formatDay } from '../words/en/dates.ts';

/** Refusal texts; see `refusals`. */
export const settingRefusals = {
  settingChanged: {
    status: 409,
    message: () => 'Someone else has changed this. Review the change before you save.',
  },
  settingBegun: {
    status: 409,
    message: (from: string) => `This took effect on ${formatDay(from)}. Set a new value instead.`,
  },
  noSuchSetting: { status: 404, message: () => 'No change is planned for this day.' },
} as const;
