import type { Words } from '../words.ts';

export const saleMessages: Words<typeof import('../en/sales').saleMessages> = {
  searchRequired: 'ಬಾರ್‌ಕೋಡ್ ಸ್ಕ್ಯಾನ್ ಮಾಡಿ, ಅಥವಾ ಉತ್ಪನ್ನದ ಹೆಸರು ಟೈಪ್ ಮಾಡಿ',
  sold: (amount) => `${amount}ಗೆ ಮಾರಲಾಗಿದೆ`,
  tied: (product) => `ಬಾರ್‌ಕೋಡ್ ಈಗ ${product} ಉತ್ಪನ್ನದ್ದು`,
};
