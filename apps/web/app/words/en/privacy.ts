export const title = 'My data';
export const lead = 'What we store about you, yours to download, to correct and to delete.';
export const stored = 'What is stored';
export const nothingYet = 'Nothing but your profile yet: no order, no membership, no appointment.';
export const correct = 'Correct name, phone or birthday';
export const download = 'Download';
export const downloadLead =
  'Everything we store about you, with every date and amount, as one JSON file with English field names.';
export const downloadButton = 'Download my data';
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
  awaited: 'Products waited for',
  visits: 'Visits',
  whatsApp: 'WhatsApp',
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
