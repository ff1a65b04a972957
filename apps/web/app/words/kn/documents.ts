import type { DocumentKind } from '@namma/contract/documents/rules';

const titles: Record<DocumentKind, string> = {
  receipt: 'ರಸೀದಿ',
  bill: 'ಬಿಲ್ ಆಫ್ ಸಪ್ಲೈ',
  invoice: 'ಟ್ಯಾಕ್ಸ್ ಇನ್‌ವಾಯ್ಸ್',
  credit_note: 'ಕ್ರೆಡಿಟ್ ನೋಟ್',
};

export const documents = 'ದಾಖಲೆಗಳು';
export const documentsLead = 'ನಿಮ್ಮ ಆರ್ಡರ್ ಮತ್ತು ಮೆಂಬರ್‌ಶಿಪ್‌ಗಳ ರಸೀದಿ, ಇನ್‌ವಾಯ್ಸ್ ಮತ್ತು ಕ್ರೆಡಿಟ್ ನೋಟ್‌ಗಳು, ಪ್ರಿಂಟ್ ಮಾಡಲು ಅಥವಾ ಉಳಿಸಲು.';
export const noDocuments = 'ಇನ್ನೂ ದಾಖಲೆಗಳಿಲ್ಲ';
export const noDocumentsWhy = 'ನಮ್ಮ ಸ್ಟೋರ್‌ನಿಂದ ಹೊರಟ ಪ್ರತಿ ಆರ್ಡರ್‌ಗೆ ಮತ್ತು ಹಣ ಪಾವತಿಸಿದ ಪ್ರತಿ ಮೆಂಬರ್‌ಶಿಪ್‌ಗೆ ಒಂದೊಂದು ಸಿಗುತ್ತದೆ.';
export const toTheStore = 'ಸ್ಟೋರ್‌ಗೆ ಹೋಗಿ';
export const documentsNoun = 'ದಾಖಲೆಗಳು';
export const against = (number: string) => ` · ಮೂಲ ದಾಖಲೆ ${number}`;
export const cancelledAfter = ' · ರದ್ದಾಗಿದೆ';
export const document = 'ದಾಖಲೆ';
export const backToOrders = 'ಆರ್ಡರ್‌ಗಳು';
export const backToMemberships = 'ಮೆಂಬರ್‌ಶಿಪ್‌ಗಳು';
export const backToMembership = 'ಮೆಂಬರ್‌ಶಿಪ್';
export const print = 'ಪ್ರಿಂಟ್ ಮಾಡಿ';
export const titleOf = (kind: DocumentKind): string => titles[kind];
