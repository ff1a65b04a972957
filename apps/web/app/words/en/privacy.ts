export const title = 'My data';
export const lead = 'What we store about you, yours to download, to correct and to delete.';
export const stored = 'What is stored';
export const nothingYet = 'Nothing but your profile yet: no order, no membership, no appointment.';
export const correct = 'Correct name, phone or birthday';
export const download = 'Download';
export const downloadLead =
  'All of it, with every date and amount. The page can be read anywhere; JSON is for other software.';
export const downloadPage = 'Download as a page';
export const downloadJson = 'Download as JSON';
export const consents = 'What you agreed to';
export const noConsents = 'You registered before we began to keep this.';
export const termsName = 'Terms';
export const privacyName = 'Privacy notice';
export const consentOf = (version: string, givenOn: string, language: string) =>
  `Version of ${version}, agreed to on ${givenOn}, shown in ${language}`;
export const offersTitle = 'Offers';
export const offersLead =
  'Discounts, renewals and other things that we would like to sell you, by message or by phone. Mails about what you bought or booked, and about what is due, do not depend on it.';
export const offersNotAsked = 'You have not agreed: we write you no offers.';
export const offersAgreed = 'You have agreed to offers.';
export const offersRefused = 'You want no offers.';
export const offersAgree = 'Yes, send me offers';
export const offersRefuse = 'No offers';
export const offersRefuseQuestion = 'No more offers?';
export const offersRefuseEffect =
  'From now on nobody calls or writes to you to sell something, and products that you wait for are forgotten. You can agree again at any time.';
export const healthTitle = 'Age, height and weight';
export const healthLead = 'You gave them for appointments, so that the coach can prepare.';
export const healthNone = 'None are stored.';
export const healthErase = 'Erase them now';
export const healthQuestion = 'Erase age, height and weight?';
export const healthEffect =
  'They are erased from all your appointments, also from those to come, and cannot be brought back. The appointments stay; the coach will ask you there. Who books again gives them again.';
export const noticeTitle = 'Terms and privacy notice';
export const noticeLead =
  'There is no account without them: taking back your agreement deletes it, with everything that is said below.';
export const noticeWithdraw = 'Take it back: to the deletion';
export const nomineeTitle = 'Who may act for you';
export const nomineeLead =
  'Name one person who may see, correct and delete your data should you die or be unable to. At the desk nobody sees who it is; an owner or manager looks it up when somebody says that it is them, and asks for proof.';
export const nomineeNone = 'You have named nobody.';
export const nomineeIs = (name: string, relation: string) => `Named: ${name} (${relation})`;
export const nomineeName = 'Their name';
export const nomineeRelation = 'Who they are to you';
export const nomineeReach = 'Phone or email, or both';
export const nomineeEmail = 'Their email';
export const nomineeSave = 'Save';
export const nomineeRemove = 'Name nobody';
export const nomineeRemoveQuestion = 'Name nobody any more?';
export const nomineeRemoveEffect = 'Nobody may act for you then. You can name somebody again at any time.';
export const deleteTitle = 'Delete my account';
export const deleteLead = 'This cannot be taken back.';
export const deleteEffects = [
  'At once you are signed out everywhere, appointments to come are cancelled, and your name, email, phone and addresses are gone from every screen. Reviews stay, without your name.',
  'The rest is locked away for one year, as the DPDP Rules will ask from 13 May 2027, and then erased.',
  'Receipts and invoices stay as they were issued, for taxes.',
] as const;
export const password = 'Password';
export const deleteButton = 'Delete my account';
export const losesTitle = 'A paid membership is lost';
export const losesLead = 'It ends with the account, and nothing is paid back:';
export const losesRow = (type: string, center: string, day: string) => `${type}, ${center}, until ${day}`;
export const deleteAnyway = 'Delete all the same';
export const keepAccount = 'Keep my account';
export const pageLead = (name: string, madeAt: string) =>
  `Everything that is stored about ${name}, as of ${madeAt}.`;
export const yes = 'yes';
export const no = 'no';
export const none = 'none';
/** Instead of the age, height and weight of an appointment. */
export const erased = 'erased';
export const sections = {
  profile: 'Profile',
  consents: 'Consents',
  addresses: 'Addresses',
  cart: 'Cart',
  checkouts: 'Orders',
  returns: 'Returns and refunds',
  reviews: 'Reviews',
  memberships: 'Memberships',
  payments: 'Payments',
  documents: 'Receipts and invoices',
  appointments: 'Appointments',
};
/** After those of the domains, which have their own in `…-records.ts`. */
export const lastSections = {
  notes: 'Notes of the desk',
  queries: 'Messages to us',
  mails: 'Mails to you',
  signIns: 'Devices signed in',
  networks: 'Networks you signed in from',
  secondFactors: 'Second factor of the sign-in',
  resetLinks: 'Links to a new password',
  protectedRequests: 'Protection against ordering twice',
  changes: 'Record of changes',
};
export const fields = {
  userId: 'Member number',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  dateOfBirth: 'Date of birth',
  gender: 'Gender',
  address: 'Address',
  role: 'Role',
  registeredOn: 'Registered on',
  guardianSeenAt: 'Parent or guardian seen',
  dateOfBirthBefore: 'Date of birth before',
  network: 'Network',
  device: 'Device',
  switchedOnAt: 'Switched on',
  lastSeenAt: 'Last used on',
  signedInAt: 'Signed in on',
  document: 'Text',
  version: 'Version',
  locale: 'Language',
  givenAt: 'Agreed on',
  addressId: 'Number',
  town: 'Town',
  pincode: 'Pincode',
  district: 'District',
  state: 'State',
  addressType: 'Kind of address',
  savedAt: 'Saved on',
  productId: 'Product number',
  product: 'Product',
  quantity: 'Quantity',
  addedAt: 'Added on',
  checkoutId: 'Checkout',
  orderedAt: 'Ordered on',
  arrivesFrom: 'Promised to arrive from',
  arrivesBy: 'Promised to arrive by',
  source: 'Ordered from',
  paymentMode: 'To be paid by',
  feePaise: 'Delivery and platform fee',
  totalPaise: 'Total',
  paidPaise: 'Paid',
  slipCode: 'Slip',
  deliverTo: 'Delivered to',
  orders: 'Lines',
  orderId: 'Order',
  orderNumber: 'Order number',
  unitPricePaise: 'Price of one',
  status: 'Status',
  rating: 'Stars',
  ratedAt: 'Rated on',
  deliveredAt: 'Delivered on',
  cancelledAt: 'Cancelled on',
  cancelReason: 'Why cancelled',
  splitFrom: 'Pieces of order',
  returnedAt: 'Returned on',
  returnId: 'Return',
  cause: 'Cause',
  reason: 'Reason',
  note: 'Our answer',
  askedAt: 'Asked on',
  decidedAt: 'Decided on',
  refundedPaise: 'Refunded',
  reviewId: 'Review',
  stars: 'Stars',
  text: 'Text',
  writtenAt: 'Written on',
  hiddenAt: 'Hidden on',
  hiddenReason: 'Why hidden',
  membershipId: 'Membership',
  type: 'Kind',
  months: 'Months',
  center: 'Center',
  registeredAt: 'Registered on',
  startDate: 'From',
  endDate: 'To, at first',
  effectiveEnd: 'To',
  paymentStatus: 'Payment',
  renewalOf: 'Renewal of',
  renewalDiscountPaise: 'Off as a renewal',
  listPricePaise: 'List price',
  discountPricePaise: 'Price of the plan',
  extensionDays: 'Extension days of the plan',
  extraDiscountPaise: 'Off the next renewal',
  pauseDays: 'Pause days of the plan',
  transferDays: 'Transfer days of the plan',
  swims: 'Swimming sessions',
  opensAllCenters: 'Opens all centers',
  events: 'Pauses and other changes',
  kind: 'Kind',
  fromDay: 'From',
  toDay: 'To',
  days: 'Days',
  at: 'When',
  receiptNumber: 'Receipt',
  amountPaise: 'Amount',
  mode: 'Paid by',
  utr: 'UTR',
  receivedAt: 'Received on',
  reverses: 'Takes back receipt',
  number: 'Number',
  issuedAt: 'Issued on',
  buyer: 'Buyer',
  lines: 'Lines',
  printedAt: 'Printed on',
  stateCode: 'Code of the state',
  description: 'What',
  code: 'HSN or SAC',
  unit: 'Unit',
  rateBasisPoints: 'GST, hundredths of a percent',
  taxablePaise: 'Taxable',
  cgstPaise: 'CGST',
  sgstPaise: 'SGST',
  appointmentId: 'Appointment',
  day: 'Day',
  startsAt: 'Begins',
  coach: 'Coach',
  age: 'Age',
  heightCm: 'Height in cm',
  weightKg: 'Weight in kg',
  bookedAt: 'Booked on',
  refusal: 'Why refused',
  ticketNumber: 'Ticket',
  sentAt: 'Sent on',
  message: 'Message',
  answer: 'Answer',
  recipient: 'To',
  subject: 'Subject',
  expiresAt: 'Ends on',
  key: 'Key',
  madeAt: 'Made on',
  action: 'What was done',
  subjectType: 'To what',
  subjectId: 'Number',
  isOwn: 'By you',
  before: 'Before',
  after: 'After',
  // Of recorded changes.
  payment_status: 'Payment',
  receipt: 'Receipt',
  amount: 'Amount',
  due: 'Still due',
  reversal: 'Reversal',
  step: 'Step',
  end: 'End',
  cancelled: 'Cancelled',
  return: 'Return',
  hidden: 'Hidden',
  noShow: 'Missed',
  guardianSeen: 'Guardian seen',
  deleted: 'Account deleted',
  disabled: 'Account closed',
};
