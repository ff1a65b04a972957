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

/** Staff. */
export const staffMessages = {
  inviteMailed: 'Invitation sent',
  inviteMade: 'Invitation created. Share its link: it is shown only once.',
  inviteTakenBack: 'Invitation revoked',
  staffChanged: 'Role changed',
  staffEnded: 'Access ended, signed out everywhere',
  factorDropped: 'Two-step sign-in is off. The password is enough to sign in.',
  inviteAccepted: 'Welcome to the team. Sign in.',
} as const;
