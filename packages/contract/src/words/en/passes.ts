/** Passes, for visitors and staff. */
export const passMessages = {
  requested:
    "Thank you. We'll call you to confirm. Bring training shoes and a towel: your pass is at the front desk.",
  modeRequired: 'Choose a payment mode',
  modeOfFree: 'This pass is free',
  sold: (name: string) => `Pass sold to ${name}`,
  dismissed: 'Request deleted',
  moved: (name: string, day: string, center: string) => `Pass of ${name} moved to ${day}, ${center}`,
} as const;
