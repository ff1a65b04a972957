import { formatPaise } from '../money.ts';
import type { Center } from '../values/centers.ts';
import { centerLabel } from '../words/en/centers.ts';

export const DRAWER_NOTE_MAX_CHARACTERS = 200;

/** Messages of the cash drawer (D136). Only staff read them. */
export const drawerMessages = {
  amountNotNegative: 'Use 0 or an amount above it',
  reasonRequired: 'Say what the cash was paid for',
  noteRequired: 'Write a note',
  opened: (center: Center) => `Drawer opened at ${centerLabel(center)}`,
  paidOut: (paise: number) => `${formatPaise(paise)} paid out`,
  noted: 'Note added',
  closed: (differencePaise: number) =>
    differencePaise === 0
      ? 'Drawer closed: the count matches'
      : `Drawer closed: ${formatPaise(Math.abs(differencePaise))} ${differencePaise < 0 ? 'short' : 'over'}`,
} as const;

/** The notes and coins of India, in rupees, the largest first. */
export const denominationsRupees = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const;
