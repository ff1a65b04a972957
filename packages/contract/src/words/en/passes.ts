/** Of passes: what somebody reads who asks for a day, and what staff read. */
export const passMessages = {
  requested: 'Thank you. We call you back, and your pass waits for you at the desk.',
  modeRequired: 'Choose how the pass is paid',
  modeOfFree: 'Nothing is paid for this pass',
  sold: (name: string) => `Pass for ${name}`,
  dismissed: 'Request deleted',
  moved: (name: string, day: string, center: string) => `Pass of ${name}: ${day}, ${center}`,
} as const;
