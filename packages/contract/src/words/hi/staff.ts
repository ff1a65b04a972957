import type { Preset } from '../../staff/permissions.ts';
import type { Words } from '../words.ts';

const presetLabels: Record<Preset, string> = {
  owner: 'मालिक',
  manager: 'मैनेजर',
  desk: 'फ़्रंट डेस्क',
  shop: 'स्टोर',
  coach: 'कोच',
  accountant: 'लेखाकार',
};
export const presetLabel = (preset: Preset): string => presetLabels[preset];

/** Texts for somebody who joins the staff. */
export const invitationMessages: Words<typeof import('../en/staff.ts').invitationMessages> = {
  inviteAccepted: 'स्टाफ़ में स्वागत है। कृपया साइन इन करें।',
};
