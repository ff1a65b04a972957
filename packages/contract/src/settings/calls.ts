import { z } from 'zod';
import { type CallsOf, defineDomain } from '../call.ts';
import { inLang } from '../fields.ts';
import { settingRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';
import {
  allSettings,
  gymSettings,
  gymTexts,
  newSetting,
  offer,
  settingReply,
  settingToRemove,
} from './schemas.ts';

const settingCalls = {
  'settings/getGym': {
    access: 'public',
    summary: 'Phone, email, address, opening hours and centers, as they are today',
    query: z.object(inLang),
    reply: gymSettings,
    cached: true,
  },
  'settings/getPlans': {
    access: 'public',
    summary: 'Prices and benefits of the plans, as they are today',
    reply: offer,
    cached: true,
  },
  'settings/getTexts': {
    access: 'public',
    summary: "The offer of today, and the owner's texts, in a language; null where pages have their own",
    query: z.object(inLang),
    reply: gymTexts,
    cached: true,
  },
  'settings/getAll': {
    permission: 'changeSettings',
    centerOf: 'none',
    summary: 'Each setting of the business: its default, what holds today, and what comes from which day',
    reply: allSettings,
  },
  'settings/set': {
    permission: 'changeSettings',
    centerOf: 'none',
    summary: 'Set a setting from a day on, today or later, in place of another value from the same day',
    body: newSetting,
    reply: settingReply,
  },
  'settings/remove': {
    permission: 'changeSettings',
    centerOf: 'none',
    summary: 'Take back a value that has not begun',
    body: settingToRemove,
    reply: settingReply,
  },
  'settings/getDemo': {
    permission: 'openAdmin',
    centerOf: 'none',
    summary: 'Whether this is a demo shop, whose people and orders are invented',
    reply: z.object({ isDemo: z.boolean() }),
  },
} as const satisfies CallsOf<'settings'>;

export const settings = defineDomain({
  calls: settingCalls,
  staffRefusals: settingRefusals,
  auditSubjects: { setting: 'none' },
  auditActions: ['setting set', 'setting removed'],
  schemas,
});
