import type { Words } from '../words.ts';
import { bulkDone } from './bulk-done.ts';
import { centerLabel } from './centers.ts';

export const membershipMessages: Words<typeof import('../en/memberships').membershipMessages> = {
  noMemberships: 'कोई मेंबरशिप नहीं मिली',
  centerRequired: 'हमारा कोई एक सेंटर चुनें',
  tickPayAtCenter: 'आगे बढ़ने के लिए इसे टिक करें: रक़म आपके सेंटर पर देनी है',
  startDateRequired: 'शुरू होने की तारीख़ भरें!',
  amountRequired: 'रक़म रुपयों में भरें',
  endDateFitsNoPlan: 'मेंबरशिप शुरू होने की तारीख़ से 3, 6 या 12 महीने चलती है',
  newMembershipIsPending: 'सेंटर पर पैसे देने तक नई मेंबरशिप बाक़ी रहती है',
  membershipRegistered: (center) => `मेंबरशिप रजिस्टर हो गई। शुरू करने के लिए ${centerLabel(center)} सेंटर पर पैसे दें।`,
  membershipPaid: 'मेंबरशिप चुकाई गई मार्क हुई',
  membershipsPaid: (done, left) => bulkDone(done, left, 'मेंबरशिप', 'मेंबरशिप', 'चुकाई गई मार्क हुईं'),
};
