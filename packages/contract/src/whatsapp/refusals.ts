import { privacyMessages } from '../words/en/privacy.ts';

/** Refusal texts; see `refusals`. */
export const whatsAppRefusals = {
  noSuchRecipient: { status: 404, message: () => 'There is nobody to write to.' },
  offersNotAgreed: { status: 409, message: () => privacyMessages.offersNotAgreed },
  nothingToWrite: {
    status: 409,
    message: () => 'This has changed: there is nothing to write of it any more.',
  },
} as const;
