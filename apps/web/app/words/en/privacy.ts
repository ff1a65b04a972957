export const title = 'My data';
export const lead = 'See, download, correct or delete the data we store about you.';
export const stored = 'Stored data';
export const nothingYet = 'Only your profile: no orders, memberships or appointments yet.';
export const correct = 'Correct your name, phone or date of birth';
export const download = 'Download';
export const downloadLead = 'All the data we store about you, as one JSON file with English field names.';
export const downloadButton = 'Download data';
export const consents = 'Consents';
export const noConsents = 'You signed up before we started to record consents.';
export const termsName = 'Terms';
export const privacyName = 'Privacy notice';
export const consentOf = (version: string, givenOn: string, language: string) =>
  `Version of ${version}, accepted on ${givenOn}, shown in ${language}`;
export const offersTitle = 'Offers';
export const offersLead =
  'Discounts, renewals and other offers, by message or phone. You always get messages about your orders, bookings and payments.';
export const offersNotAsked = "You haven't agreed, so you don't get offers.";
export const offersAgreed = 'You get offers.';
export const offersRefused = "You don't get offers.";
export const offersAgree = 'Get offers';
export const offersRefuse = 'Stop offers';
export const offersRefuseQuestion = 'Stop offers?';
export const offersRefuseEffect =
  "You won't get offers by message or phone, and your back-in-stock reminders are deleted. You can turn offers on again at any time.";
export const healthTitle = 'Age, height and weight';
export const healthLead = 'You gave these for appointments, so your coach can prepare.';
export const healthNone = 'Nothing stored.';
export const healthErase = 'Erase now';
export const healthQuestion = 'Erase age, height and weight?';
export const healthEffect =
  "This erases them from all your appointments, including upcoming ones, and can't be undone. Your appointments stay booked, and your coach will ask you in person.";
export const noticeTitle = 'Terms and privacy notice';
export const noticeLead =
  'An account needs both. Withdrawing your consent deletes your account as described below.';
export const noticeWithdraw = 'Withdraw consent';
export const nomineeTitle = 'Nominee';
export const nomineeLead =
  "Choose one person who can see, correct and delete your data if you die or can't act yourself. Front desk staff can't see your nominee. An owner or manager checks the name and asks for proof.";
export const nomineeNone = 'No nominee yet.';
export const nomineeIs = (name: string, relation: string) => `${name} (${relation})`;
export const nomineeName = "Nominee's name";
export const nomineeRelation = 'Relation to you';
export const nomineeReach = "Nominee's phone";
export const nomineeEmail = "Nominee's email";
export const nomineeSave = 'Save';
export const nomineeRemove = 'Remove nominee';
export const nomineeRemoveQuestion = 'Remove nominee?';
export const nomineeRemoveEffect =
  'Nobody will be able to act for you. You can add a nominee again at any time.';
export const deleteTitle = 'Delete account';
export const deleteLead = "This can't be undone.";
export const deleteEffects = [
  'Right away: you are signed out everywhere, upcoming appointments are cancelled, and your name, email, phone and addresses disappear from every screen. Your reviews stay without your name.',
  'The rest is kept locked for one year, as the DPDP Rules require from 13 May 2027, and then erased.',
  'Receipts and invoices are kept unchanged, for tax purposes.',
] as const;
export const password = 'Password';
export const deleteButton = 'Delete account';
export const losesTitle = 'You will lose a paid membership';
export const losesLead = 'It ends with the account and is not refunded:';
export const losesRow = (type: string, center: string, day: string) => `${type}, ${center}, until ${day}`;
export const deleteAnyway = 'Delete anyway';
export const keepAccount = 'Keep account';
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
  emailLinks: 'Links to confirm an email',
  classes: 'Classes',
  followUps: 'Calls',
  passes: 'Passes',
  offers: 'Offers',
  nominee: 'Nominee',
  awaited: 'Back-in-stock reminders',
  visits: 'Visits',
  whatsApp: 'WhatsApp',
  notes: 'Front desk notes',
  photo: 'Photo',
  queries: 'Messages to us',
  mails: 'Mails to you',
  signIns: 'Signed-in devices',
  networks: 'Sign-in networks',
  secondFactors: 'Two-step sign-in',
  resetLinks: 'Password reset links',
  protectedRequests: 'Duplicate order protection',
  changes: 'Change log',
};
