import { privacyMessages } from '../words/en/privacy.ts';

/** Refusal texts; see `refusals`. */
export const whatsAppRefusals = {
  noSuchRecipient: { status: 404, message: () => 'There is no phone number to send a message to.' },
  offersNotAgreed: { status: 409, message: () => privacyMessages.offersNotAgreed },
  nothingToWrite: {
    status: 409,
    message: () => 'This has changed, so there is no message to send.',
  },
} as const;
