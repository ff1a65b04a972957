import type { Words } from '../words.ts';
import { bulkDone } from './bulk-done.ts';
import { centerLabel } from './centers.ts';

export const membershipMessages: Words<typeof import('../en/memberships').membershipMessages> = {
  noMemberships: 'ಯಾವ ಮೆಂಬರ್‌ಶಿಪ್ ಕೂಡ ಇಲ್ಲ',
  centerRequired: 'ನಮ್ಮ ಸೆಂಟರ್‌ಗಳಲ್ಲಿ ಒಂದನ್ನು ಆಯ್ಕೆ ಮಾಡಿ',
  tickPayAtCenter: 'ಮುಂದುವರಿಯಲು ಇಲ್ಲಿ ಟಿಕ್ ಮಾಡಿ: ಹಣವನ್ನು ನಿಮ್ಮ ಸೆಂಟರ್‌ನಲ್ಲಿ ಪಾವತಿಸಬೇಕು',
  startDateRequired: 'ಶುರುವಾಗುವ ದಿನಾಂಕ ನಮೂದಿಸಿ!',
  amountRequired: 'ಮೊತ್ತವನ್ನು ರೂಪಾಯಿಗಳಲ್ಲಿ ನಮೂದಿಸಿ',
  endDateFitsNoPlan: 'ಮೆಂಬರ್‌ಶಿಪ್ ಶುರುವಾದ ದಿನದಿಂದ 3, 6 ಅಥವಾ 12 ತಿಂಗಳು ಇರುತ್ತದೆ',
  newMembershipIsPending: 'ಹೊಸ ಮೆಂಬರ್‌ಶಿಪ್ ಸೆಂಟರ್‌ನಲ್ಲಿ ಪಾವತಿಸುವವರೆಗೆ ಬಾಕಿ ಇರುತ್ತದೆ',
  membershipRegistered: (center) => `ಮೆಂಬರ್‌ಶಿಪ್ ನೋಂದಣಿಯಾಗಿದೆ. ಶುರು ಮಾಡಲು ${centerLabel(center)} ಸೆಂಟರ್‌ನಲ್ಲಿ ಪಾವತಿಸಿ.`,
  membershipPaid: 'ಮೆಂಬರ್‌ಶಿಪ್ ಪಾವತಿಸಲಾಗಿದೆ ಎಂದು ಗುರುತಿಸಲಾಗಿದೆ',
  membershipsPaid: (done, left) => bulkDone(done, left, 'ಮೆಂಬರ್‌ಶಿಪ್', 'ಮೆಂಬರ್‌ಶಿಪ್‌ಗಳನ್ನು', 'ಪಾವತಿಸಲಾಗಿದೆ ಎಂದು ಗುರುತಿಸಲಾಗಿದೆ'),
};
