import type { Preset } from '../../staff/permissions.ts';

/** Preset names. */
const presetLabels: Record<Preset, string> = {
  owner: 'Owner',
  manager: 'Manager',
  desk: 'Front desk',
  shop: 'Shop',
  coach: 'Coach',
  accountant: 'Accountant',
};
export const presetLabel = (preset: Preset): string => presetLabels[preset];

/** Texts for somebody who joins the staff. */
export const invitationMessages = {
  inviteAccepted: 'Welcome to the team. Sign in.',
} as const;
