export const title = 'ನನ್ನ ಮಾಹಿತಿ';
export const lead = 'ನಿಮ್ಮ ಬಗ್ಗೆ ನಾವು ಇಟ್ಟುಕೊಂಡಿರುವ ಮಾಹಿತಿ: ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ, ಸರಿಪಡಿಸಿ ಅಥವಾ ಅಳಿಸಿ.';
export const stored = 'ಏನೆಲ್ಲ ಇದೆ';
export const nothingYet = 'ಪ್ರೊಫೈಲ್ ಬಿಟ್ಟು ಇನ್ನೇನೂ ಇಲ್ಲ: ಆರ್ಡರ್, ಮೆಂಬರ್‌ಶಿಪ್, ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಯಾವುದೂ ಇಲ್ಲ.';
export const correct = 'ಹೆಸರು, ಫೋನ್ ಅಥವಾ ಹುಟ್ಟಿದ ದಿನಾಂಕ ಸರಿಪಡಿಸಿ';
export const download = 'ಡೌನ್‌ಲೋಡ್';
export const downloadLead = 'ಎಲ್ಲ ದಿನಾಂಕ ಮತ್ತು ಮೊತ್ತಗಳ ಜೊತೆ ಪೂರ್ತಿ ಮಾಹಿತಿ. ಪುಟವನ್ನು ಎಲ್ಲಿ ಬೇಕಾದರೂ ಓದಬಹುದು; JSON ಬೇರೆ ಸಾಫ್ಟ್‌ವೇರ್‌ಗಾಗಿ.';
export const downloadPage = 'ಪುಟವಾಗಿ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ';
export const downloadJson = 'JSON ಆಗಿ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ';
export const consents = 'ನೀವು ಒಪ್ಪಿಕೊಂಡದ್ದು';
export const noConsents = 'ಇದನ್ನು ದಾಖಲಿಸಲು ಆರಂಭಿಸುವ ಮೊದಲೇ ನೀವು ಸೈನ್ ಅಪ್ ಮಾಡಿದ್ದೀರಿ.';
export const termsName = 'ನಿಯಮಗಳು';
export const privacyName = 'ಗೌಪ್ಯತೆ ಸೂಚನೆ';
export const consentOf = (version: string, givenOn: string, language: string) =>
  `${version}ರ ಆವೃತ್ತಿ, ಒಪ್ಪಿದ ದಿನ: ${givenOn}, ತೋರಿಸಿದ ಭಾಷೆ: ${language}`;
export const deleteTitle = 'ನನ್ನ ಖಾತೆಯನ್ನು ಅಳಿಸಿ';
export const deleteLead = 'ಅಳಿಸಿದ ಖಾತೆಯನ್ನು ಮತ್ತೆ ಪಡೆಯಲಾಗದು.';
export const deleteEffects = [
  'ತಕ್ಷಣ ಎಲ್ಲ ಕಡೆ ಲಾಗ್ ಔಟ್ ಆಗುತ್ತದೆ, ಮುಂದಿನ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು ರದ್ದಾಗುತ್ತವೆ, ನಿಮ್ಮ ಹೆಸರು, ಇಮೇಲ್, ಫೋನ್ ಮತ್ತು ವಿಳಾಸಗಳು ಯಾವ ಪರದೆಯಲ್ಲೂ ಕಾಣುವುದಿಲ್ಲ. ರಿವ್ಯೂಗಳು ನಿಮ್ಮ ಹೆಸರಿಲ್ಲದೆ ಉಳಿಯುತ್ತವೆ.',
  'ಕಾನೂನು ಕೇಳುವ ಮಾಹಿತಿಯನ್ನು ಒಂದು ವರ್ಷ ಬೀಗ ಹಾಕಿ ಇಟ್ಟು, ನಂತರ ಅಳಿಸುತ್ತೇವೆ.',
  'ರಸೀದಿ ಮತ್ತು ಇನ್‌ವಾಯ್ಸ್‌ಗಳು ತೆರಿಗೆಗಾಗಿ ಇದ್ದ ಹಾಗೆಯೇ ಉಳಿಯುತ್ತವೆ.',
] as const;
export const password = 'ಪಾಸ್‌ವರ್ಡ್';
export const deleteButton = 'ನನ್ನ ಖಾತೆಯನ್ನು ಅಳಿಸಿ';
export const losesTitle = 'ಹಣ ಪಾವತಿಸಿದ ಮೆಂಬರ್‌ಶಿಪ್ ಹೋಗುತ್ತದೆ';
export const losesLead = 'ಅದು ಖಾತೆಯ ಜೊತೆ ಮುಗಿಯುತ್ತದೆ, ಹಣ ವಾಪಸ್ ಬರುವುದಿಲ್ಲ:';
export const losesRow = (type: string, center: string, day: string) => `${type}, ${center}, ${day}ರವರೆಗೆ`;
export const deleteAnyway = 'ಆದರೂ ಅಳಿಸಿ';
export const keepAccount = 'ಖಾತೆ ಇರಲಿ';
export const pageLead = (name: string, madeAt: string) => `${name}: ಇಟ್ಟುಕೊಂಡಿರುವ ಎಲ್ಲ ಮಾಹಿತಿ, ${madeAt}.`;
export const yes = 'ಹೌದು';
export const no = 'ಇಲ್ಲ';
export const none = 'ಯಾವುದೂ ಇಲ್ಲ';
export const erased = 'ಒಂದು ವರ್ಷದ ನಂತರ ಅಳಿಸಲಾಗಿದೆ';
export const sections = {
  profile: 'ಪ್ರೊಫೈಲ್',
  consents: 'ಒಪ್ಪಿಗೆಗಳು',
  addresses: 'ವಿಳಾಸಗಳು',
  cart: 'ಕಾರ್ಟ್',
  checkouts: 'ಆರ್ಡರ್‌ಗಳು',
  returns: 'ರಿಟರ್ನ್ ಮತ್ತು ರೀಫಂಡ್',
  reviews: 'ರಿವ್ಯೂಗಳು',
  memberships: 'ಮೆಂಬರ್‌ಶಿಪ್‌ಗಳು',
  payments: 'ಪಾವತಿಗಳು',
  documents: 'ರಸೀದಿ ಮತ್ತು ಇನ್‌ವಾಯ್ಸ್‌ಗಳು',
  appointments: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು',
  visits: 'ಭೇಟಿಗಳು',
  queries: 'ನಮಗೆ ಕಳುಹಿಸಿದ ಸಂದೇಶಗಳು',
  mails: 'ನಿಮಗೆ ಕಳುಹಿಸಿದ ಮೇಲ್‌ಗಳು',
  signIns: 'ಸೈನ್ ಇನ್ ಆಗಿರುವ ಡಿವೈಸ್‌ಗಳು',
  resetLinks: 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಲಿಂಕ್‌ಗಳು',
  protectedRequests: 'ಎರಡು ಸಲ ಆರ್ಡರ್ ಆಗದಂತೆ ತಡೆ',
  changes: 'ಬದಲಾವಣೆಗಳ ದಾಖಲೆ',
};
export const fields = {
  userId: 'ಮೆಂಬರ್ ಸಂಖ್ಯೆ',
  name: 'ಹೆಸರು',
  email: 'ಇಮೇಲ್',
  phone: 'ಫೋನ್',
  dateOfBirth: 'ಹುಟ್ಟಿದ ದಿನಾಂಕ',
  gender: 'ಲಿಂಗ',
  address: 'ವಿಳಾಸ',
  role: 'ಪಾತ್ರ',
  registeredOn: 'ಸೈನ್ ಅಪ್ ಮಾಡಿದ ದಿನ',
  guardianSeenAt: 'ಪೋಷಕರನ್ನು ನೋಡಿದ್ದು',
  document: 'ಪಠ್ಯ',
  version: 'ಆವೃತ್ತಿ',
  locale: 'ಭಾಷೆ',
  givenAt: 'ಒಪ್ಪಿದ ದಿನ',
  addressId: 'ಸಂಖ್ಯೆ',
  town: 'ಊರು',
  pincode: 'ಪಿನ್‌ಕೋಡ್',
  district: 'ಜಿಲ್ಲೆ',
  state: 'ರಾಜ್ಯ / ಸ್ಥಿತಿ',
  addressType: 'ವಿಳಾಸದ ಬಗೆ',
  savedAt: 'ಉಳಿಸಿದ ದಿನ',
  productId: 'ಉತ್ಪನ್ನದ ಸಂಖ್ಯೆ',
  product: 'ಉತ್ಪನ್ನ',
  quantity: 'ಪ್ರಮಾಣ',
  addedAt: 'ಸೇರಿಸಿದ ದಿನ',
  checkoutId: 'ಚೆಕ್‌ಔಟ್',
  orderedAt: 'ಆರ್ಡರ್ ಮಾಡಿದ ದಿನ',
  source: 'ಎಲ್ಲಿಂದ ಆರ್ಡರ್',
  paymentMode: 'ಪಾವತಿ ವಿಧಾನ',
  feePaise: 'ಡೆಲಿವರಿ ಮತ್ತು ಸೌಲಭ್ಯ ಶುಲ್ಕ',
  totalPaise: 'ಒಟ್ಟು',
  paidPaise: 'ಪಾವತಿಸಿದ್ದು',
  slipCode: 'ಸ್ಲಿಪ್',
  deliverTo: 'ಡೆಲಿವರಿ ವಿಳಾಸ',
  orders: 'ಸಾಲುಗಳು',
  orderId: 'ಆರ್ಡರ್',
  orderNumber: 'ಆರ್ಡರ್ ಸಂಖ್ಯೆ',
  unitPricePaise: 'ಒಂದರ ಬೆಲೆ',
  status: 'ಸ್ಥಿತಿ',
  rating: 'ಸ್ಟಾರ್‌ಗಳು',
  deliveredAt: 'ಡೆಲಿವರಿ ಆದ ದಿನ',
  cancelledAt: 'ರದ್ದಾದ ದಿನ',
  cancelReason: 'ರದ್ದಿನ ಕಾರಣ',
  returnedAt: 'ರಿಟರ್ನ್ ಆದ ದಿನ',
  returnId: 'ರಿಟರ್ನ್',
  cause: 'ಕಾರಣದ ಬಗೆ',
  reason: 'ಕಾರಣ',
  note: 'ನಮ್ಮ ಉತ್ತರ',
  askedAt: 'ಕೇಳಿದ ದಿನ',
  decidedAt: 'ತೀರ್ಮಾನದ ದಿನ',
  refundedPaise: 'ರೀಫಂಡ್',
  reviewId: 'ರಿವ್ಯೂ',
  stars: 'ಸ್ಟಾರ್‌ಗಳು',
  text: 'ಪಠ್ಯ',
  writtenAt: 'ಬರೆದ ದಿನ',
  hiddenAt: 'ಮರೆಮಾಡಿದ ದಿನ',
  hiddenReason: 'ಮರೆಮಾಡಿದ ಕಾರಣ',
  membershipId: 'ಮೆಂಬರ್‌ಶಿಪ್',
  type: 'ಬಗೆ',
  months: 'ತಿಂಗಳುಗಳು',
  center: 'ಸೆಂಟರ್',
  registeredAt: 'ನೋಂದಣಿ ದಿನ',
  startDate: 'ಆರಂಭ',
  endDate: 'ಮೊದಲಿನ ಕೊನೆ',
  effectiveEnd: 'ಕೊನೆ',
  paymentStatus: 'ಪಾವತಿ',
  renewalOf: 'ಯಾವುದರ ರಿನ್ಯೂವಲ್',
  renewalDiscountPaise: 'ರಿನ್ಯೂವಲ್ ರಿಯಾಯಿತಿ',
  events: 'ವಿರಾಮ ಮತ್ತು ಇತರ ಬದಲಾವಣೆ',
  kind: 'ಬಗೆ',
  fromDay: 'ಇಂದ',
  toDay: 'ವರೆಗೆ',
  days: 'ದಿನಗಳು',
  at: 'ಯಾವಾಗ',
  receiptId: 'ರಸೀದಿ',
  amountPaise: 'ಮೊತ್ತ',
  mode: 'ಪಾವತಿ ವಿಧಾನ',
  utr: 'UTR',
  receivedAt: 'ಬಂದ ದಿನ',
  reverses: 'ಹಿಂಪಡೆದ ರಸೀದಿ',
  number: 'ಸಂಖ್ಯೆ',
  issuedAt: 'ನೀಡಿದ ದಿನ',
  buyer: 'ಖರೀದಿದಾರರು',
  lines: 'ಸಾಲುಗಳು',
  printedAt: 'ಪ್ರಿಂಟ್ ಆದ ದಿನ',
  stateCode: 'ರಾಜ್ಯದ ಕೋಡ್',
  description: 'ಏನು',
  code: 'HSN ಅಥವಾ SAC',
  unit: 'ಅಳತೆ',
  rateBasisPoints: 'GST, ಶೇಕಡಾ ನೂರನೇ ಭಾಗ',
  taxablePaise: 'ತೆರಿಗೆಗೆ ಒಳಪಡುವ ಮೊತ್ತ',
  cgstPaise: 'CGST',
  sgstPaise: 'SGST',
  appointmentId: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್',
  day: 'ದಿನ',
  startsAt: 'ಆರಂಭ',
  coach: 'ಕೋಚ್',
  age: 'ವಯಸ್ಸು',
  heightCm: 'ಎತ್ತರ, ಸೆಂ.ಮೀ.',
  weightKg: 'ತೂಕ, ಕೆಜಿ',
  bookedAt: 'ಬುಕ್ ಮಾಡಿದ ದಿನ',
  visitId: 'ಭೇಟಿ',
  wasLetIn: 'ಒಳಗೆ ಬಿಟ್ಟದ್ದು',
  refusal: 'ನಿರಾಕರಿಸಿದ ಕಾರಣ',
  overruled: 'ಆದರೂ ಬಿಟ್ಟ ಕಾರಣ',
  ticketNumber: 'ಟಿಕೆಟ್',
  sentAt: 'ಕಳುಹಿಸಿದ ದಿನ',
  message: 'ಸಂದೇಶ',
  answer: 'ಉತ್ತರ',
  recipient: 'ಯಾರಿಗೆ',
  subject: 'ವಿಷಯ',
  expiresAt: 'ಮುಗಿಯುವ ದಿನ',
  key: 'ಕೀ',
  madeAt: 'ಮಾಡಿದ ದಿನ',
  action: 'ಏನು ಮಾಡಲಾಯಿತು',
  subjectType: 'ಯಾವುದಕ್ಕೆ',
  subjectId: 'ಸಂಖ್ಯೆ',
  isOwn: 'ನೀವೇ ಮಾಡಿದ್ದು',
  before: 'ಮೊದಲು',
  after: 'ನಂತರ',
};
