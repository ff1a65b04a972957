import type { SubjectType } from '@namma/contract/admin/rules';
import type { Role } from '@namma/contract/business';
import type { EnquiryStatus } from '@namma/contract/enquiries/rules';
import type { MailKind, MailStatus } from '@namma/contract/mail/rules';
import type { OrderSource, PaymentMode } from '@namma/contract/orders/rules';
import type { PaymentKind } from '@namma/contract/payments/rules';
import type { ReturnCause } from '@namma/contract/returns/rules';
import type { Channel } from '@namma/contract/sales/rules';

export const roles: Record<Role, string> = {
  user: 'ಮೆಂಬರ್',
  ADMIN: 'ಅಡ್ಮಿನ್',
};

export const channels: Record<Channel, string> = {
  online: 'ಸೈಟ್‌ನಲ್ಲಿ',
  counter: 'ಕೌಂಟರ್‌ನಲ್ಲಿ',
};

export const orderSources: Record<OrderSource, string> = {
  cart: 'ಕಾರ್ಟ್',
  buy: 'ಉತ್ಪನ್ನದ ಪುಟ',
};

export const paymentModes: Record<PaymentMode, string> = {
  COD: 'ಕ್ಯಾಶ್ ಆನ್ ಡೆಲಿವರಿ',
};

export const returnCauses: Record<ReturnCause, string> = {
  return: 'ರಿಟರ್ನ್',
  refusal: 'ಬಾಗಿಲಲ್ಲೇ ಬೇಡವೆಂದದ್ದು',
  cancellation: 'ರದ್ದಾದದ್ದು',
};

export const paymentKinds: Record<PaymentKind, string> = {
  payment: 'ಪಾವತಿ',
  reversal: 'ಪಾವತಿ ಹಿಂಪಡೆದದ್ದು',
  refund: 'ರೀಫಂಡ್',
  opening: 'ಆರಂಭಿಕ',
  credit: 'ಬೇರೆಯದಕ್ಕೆ ಎಣಿಕೆ',
};

export const enquiryStatuses: Record<EnquiryStatus, string> = {
  unanswered: 'ಉತ್ತರ ಬಾಕಿ ಇದೆ',
  Answered: 'ಉತ್ತರಿಸಲಾಗಿದೆ',
};

export const mailStatuses: Record<MailStatus, string> = {
  waiting: 'ಕಾಯುತ್ತಿದೆ',
  sent: 'ಕಳುಹಿಸಲಾಗಿದೆ',
  dead: 'ತಲುಪಲಿಲ್ಲ',
  kept: 'ಕಳುಹಿಸಿಲ್ಲ',
};

export const mailKinds: Record<MailKind, string> = {
  'order placed': 'ಆರ್ಡರ್ ಬಂದಿದೆ',
  'order moved': 'ಆರ್ಡರ್ ಎಲ್ಲಿದೆ',
  'order cancelled': 'ಆರ್ಡರ್ ರದ್ದಾಗಿದೆ',
  'order address changed': 'ಆರ್ಡರ್ ವಿಳಾಸ ಬದಲಾಗಿದೆ',
  'return requested': 'ರಿಟರ್ನ್ ಕೇಳಲಾಗಿದೆ',
  'return decided': 'ರಿಟರ್ನ್ ಬಗ್ಗೆ ತೀರ್ಮಾನ',
  'membership registered': 'ಮೆಂಬರ್‌ಶಿಪ್ ನೋಂದಣಿ',
  'membership payed': 'ಮೆಂಬರ್‌ಶಿಪ್ ಪಾವತಿ',
  'membership expiring': 'ಮೆಂಬರ್‌ಶಿಪ್ ಮುಗಿಯುತ್ತಿದೆ',
  'membership lapsing': 'ಪಾವತಿಯಾಗದ ಮೆಂಬರ್‌ಶಿಪ್ ಹಿಂತೆಗೆತ',
  'membership ended': 'ಮೆಂಬರ್‌ಶಿಪ್ ಮುಗಿಸಲಾಗಿದೆ',
  'appointment booked': 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಬುಕ್ ಆಗಿದೆ',
  'appointment moved': 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಬೇರೆ ಸಮಯಕ್ಕೆ',
  'appointment cancelled': 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ರದ್ದಾಗಿದೆ',
  'appointment affected': 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಸಮಯದಲ್ಲಿ ರಜೆ',
  'appointment stands': 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಮೊದಲಿನಂತೆಯೇ ಇದೆ',
  'class booked': 'ಕ್ಲಾಸ್ ಬುಕ್ ಆಗಿದೆ',
  'class place': 'ಕ್ಲಾಸ್‌ನಲ್ಲಿ ಸ್ಥಾನ',
  'class moved': 'ಕ್ಲಾಸ್‌ನ ಸಮಯ ಬದಲಾಗಿದೆ',
  'class cancelled': 'ಕ್ಲಾಸ್ ರದ್ದಾಗಿದೆ',
  'class reminder': 'ಕ್ಲಾಸ್‌ನ ನೆನಪೋಲೆ',
  'product back': 'ಉತ್ಪನ್ನ ಮತ್ತೆ ಸ್ಟಾಕ್‌ನಲ್ಲಿ',
  'query received': 'ಪ್ರಶ್ನೆ ಬಂದಿದೆ',
  'query answered': 'ಪ್ರಶ್ನೆಗೆ ಉತ್ತರ',
  'password reset': 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಲಿಂಕ್',
  'password changed': 'ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗಿದೆ',
  'email confirm': 'ಇಮೇಲ್ ದೃಢಪಡಿಸುವುದು',
  'email changed': 'ಇಮೇಲ್ ಬದಲಾಗಿದೆ',
  'staff invited': 'ಸಿಬ್ಬಂದಿಗೆ ಆಹ್ವಾನ',
  'member invited': 'ಸದಸ್ಯರ ಆಹ್ವಾನ',
  'data breach': 'ಮಾಹಿತಿಗೆ ಸಂಬಂಧಿಸಿದ ಘಟನೆ',
};

export const activityActions = {
  'product added': 'ಉತ್ಪನ್ನ ಸೇರಿಸಲಾಗಿದೆ',
  'product changed': 'ಉತ್ಪನ್ನ ಬದಲಿಸಲಾಗಿದೆ',
  'product deleted': 'ಉತ್ಪನ್ನ ಅಳಿಸಲಾಗಿದೆ',
  'order moved': 'ಆರ್ಡರ್ ಮುಂದಿನ ಹಂತಕ್ಕೆ ಹೋಗಿದೆ',
  'order cancelled': 'ಆರ್ಡರ್ ರದ್ದಾಗಿದೆ',
  'return requested': 'ರಿಟರ್ನ್ ಕೇಳಲಾಗಿದೆ',
  'return withdrawn': 'ರಿಟರ್ನ್ ಹಿಂಪಡೆಯಲಾಗಿದೆ',
  'return decided': 'ರಿಟರ್ನ್ ಬಗ್ಗೆ ತೀರ್ಮಾನವಾಗಿದೆ',
  'review hidden': 'ರಿವ್ಯೂ ಮರೆಮಾಡಲಾಗಿದೆ',
  'review shown': 'ರಿವ್ಯೂ ಮತ್ತೆ ತೋರಿಸಲಾಗಿದೆ',
  'membership registered': 'ಮೆಂಬರ್‌ಶಿಪ್ ನೋಂದಣಿಯಾಗಿದೆ',
  'membership payed': 'ಮೆಂಬರ್‌ಶಿಪ್ ಹಣ ಪಾವತಿಯಾಗಿದೆ',
  'membership changed': 'ಮೆಂಬರ್‌ಶಿಪ್ ಬದಲಾಗಿದೆ',
  'center closed': 'ಸೆಂಟರ್ ಮುಚ್ಚಲಾಗಿದೆ',
  'center reopened': 'ಸೆಂಟರ್ ಮತ್ತೆ ತೆರೆದಿದೆ',
  'center hours set': 'ಒಂದು ದಿನದ ಸಮಯ ನಿಗದಿಯಾಗಿದೆ',
  'center hours removed': 'ಮತ್ತೆ ಎಂದಿನ ಸಮಯ',
  'payment received': 'ಹಣ ಬಂದಿದೆ',
  'payment reversed': 'ಪಾವತಿ ಹಿಂಪಡೆಯಲಾಗಿದೆ',
  'query answered': 'ಪ್ರಶ್ನೆಗೆ ಉತ್ತರಿಸಲಾಗಿದೆ',
  'tax set': 'ತೆರಿಗೆ ಉಳಿಸಲಾಗಿದೆ',
  'fact set': 'ಸೆಟ್ಟಿಂಗ್ ಬದಲಿಸಲಾಯಿತು',
  'fact removed': 'ಸೆಟ್ಟಿಂಗ್ ಬದಲಾವಣೆ ಹಿಂಪಡೆಯಲಾಯಿತು',
  'appointment booked': 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಬುಕ್ ಆಗಿದೆ',
  'appointment moved': 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಬೇರೆ ಸಮಯಕ್ಕೆ ಬದಲಾಗಿದೆ',
  'appointment cancelled': 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ರದ್ದಾಗಿದೆ',
  'appointment missed': 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗೆ ಬರಲಿಲ್ಲ',
  'coach added': 'ಕೋಚ್ ಸೇರಿಸಲಾಗಿದೆ',
  'coach changed': 'ಕೋಚ್ ವಿವರ ಬದಲಾಗಿದೆ',
  'coach profile set': 'ಕೋಚ್ ಪರಿಚಯ ಬದಲಾಗಿದೆ',
  'closure added': 'ರಜೆ ಸೇರಿಸಲಾಗಿದೆ',
  'closure removed': 'ರಜೆ ತೆಗೆಯಲಾಗಿದೆ',
  'change undone': 'ಬದಲಾವಣೆ ಹಿಂಪಡೆಯಲಾಗಿದೆ',
  'mail sent again': 'ಮೇಲ್ ಮತ್ತೆ ಕಳುಹಿಸಲಾಗಿದೆ',
  'admin created': 'ಅಡ್ಮಿನ್ ಸೇರಿಸಲಾಗಿದೆ',
  'admin disabled': 'ಅಡ್ಮಿನ್ ನಿಲ್ಲಿಸಲಾಗಿದೆ',
  'staff invited': 'ಸಿಬ್ಬಂದಿಯನ್ನು ಆಹ್ವಾನಿಸಲಾಗಿದೆ',
  'staff invitation withdrawn': 'ಸಿಬ್ಬಂದಿ ಆಹ್ವಾನ ಹಿಂಪಡೆಯಲಾಗಿದೆ',
  'staff joined': 'ಸಿಬ್ಬಂದಿ ಸೇರಿದ್ದಾರೆ',
  'staff changed': 'ಸಿಬ್ಬಂದಿಯ ಪಾತ್ರ ಬದಲಾಗಿದೆ',
  'staff ended': 'ಸಿಬ್ಬಂದಿಯ ಪಾತ್ರ ಮುಗಿದಿದೆ',
  'refusal overruled': 'ನಿರಾಕರಣೆ ಇದ್ದರೂ ಒಳಗೆ ಬಿಡಲಾಗಿದೆ',
  'account deleted': 'ಖಾತೆ ಅಳಿಸಲಾಗಿದೆ',
  'guardian seen': 'ಪೋಷಕರನ್ನು ನೋಡಲಾಗಿದೆ',
  'date of birth changed': 'ಹುಟ್ಟಿದ ದಿನಾಂಕ ಬದಲಾಗಿದೆ',
  'second factor set': 'ಎರಡನೇ ಹಂತ ಆನ್ ಮಾಡಲಾಗಿದೆ',
  'second factor dropped': 'ಎರಡನೇ ಹಂತ ಆಫ್ ಮಾಡಲಾಗಿದೆ',
  'second factor demanded': 'ಎರಡನೇ ಹಂತ ಕಡ್ಡಾಯ',
  'member added': 'ಮೆಂಬರ್ ಸೇರಿಸಲಾಗಿದೆ',
  'member changed': 'ಮೆಂಬರ್ ವಿವರ ಬದಲಾಗಿದೆ',
  'claim link made': 'ಖಾತೆಯ ಲಿಂಕ್ ಮಾಡಲಾಗಿದೆ',
  'account claimed': 'ಖಾತೆ ತಮ್ಮದಾಗಿಸಿಕೊಂಡಿದ್ದಾರೆ',
  'note written': 'ಟಿಪ್ಪಣಿ ಬರೆಯಲಾಗಿದೆ',
  'note deleted': 'ಟಿಪ್ಪಣಿ ಅಳಿಸಲಾಗಿದೆ',
  'import run': 'ಇಂಪೋರ್ಟ್ ನಡೆಯಿತು',
  'import undone': 'ಇಂಪೋರ್ಟ್ ಹಿಂದೆಗೆದುಕೊಳ್ಳಲಾಯಿತು',
  'import invited': 'ಇಂಪೋರ್ಟ್‌ನ ಜನರನ್ನು ಆಹ್ವಾನಿಸಲಾಯಿತು',
};

export const subjectTypes: Record<SubjectType, string> = {
  product: 'ಉತ್ಪನ್ನ',
  order: 'ಆರ್ಡರ್',
  membership: 'ಮೆಂಬರ್‌ಶಿಪ್',
  query: 'ಪ್ರಶ್ನೆ',
  admin: 'ಅಡ್ಮಿನ್',
  mail: 'ಮೇಲ್',
  payment: 'ಪಾವತಿ',
  visit: 'ಭೇಟಿ',
  appointment: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್',
  coach: 'ಕೋಚ್',
  closure: 'ರಜೆ',
  center: 'ಸೆಂಟರ್',
  fact: 'ಸೆಟ್ಟಿಂಗ್',
  class: 'ಕ್ಲಾಸ್',
  import: 'ಇಂಪೋರ್ಟ್',
  pass: 'ಪಾಸ್',
  breach: 'ಮಾಹಿತಿಗೆ ಸಂಬಂಧಿಸಿದ ಘಟನೆ',
  member: 'ಮೆಂಬರ್',
};
