import type { Preset } from '../../staff/permissions.ts';

/** What each preset is called. */
const presetLabels: Record<Preset, string> = {
  owner: 'Owner',
  manager: 'Manager',
  desk: 'Front desk',
  shop: 'Shop',
  coach: 'Coach',
  accountant: 'Accountant',
};
export const presetLabel = (preset: Preset): string => presetLabels[preset];

/** What is done with staff. */
export const staffMessages = {
  inviteMailed: 'The invitation is on its way',
  inviteMade: 'The invitation is ready. Hand over its link: it is shown this once.',
  inviteTakenBack: 'The invitation is taken back',
  staffChanged: 'Changed. It holds from now on.',
  staffEnded: 'Ended, and signed out everywhere',
  factorDropped: 'The second factor is off. The password alone signs in again.',
  inviteAccepted: 'Welcome to the staff. Please sign in.',
} as const;
