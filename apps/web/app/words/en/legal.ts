import { CHANGE_NOTICE_MINUTES } from '@namma/contract/appointments/rules';
import { brand } from '@namma/contract/brand';
import { CONVENIENCE_FEE_RUPEES, MIN_AGE_TO_REGISTER_YEARS, place } from '@namma/contract/business';
import {
  BODY_KEPT_YEARS,
  DOCUMENTS_KEPT_YEARS,
  KEPT_AFTER_DELETION_YEARS,
  type LegalPage,
  MAILS_KEPT_DAYS,
} from '@namma/contract/legal/rules';
import { formatRupees } from '@namma/contract/money';
import { areaOf, openCenters } from '@namma/contract/values/centers';
import type { LegalPageDetails, LegalText } from '../legal-text';

export const legalNavigation = 'Legal pages';
/** A link to the licences of the packages in the pages. */
export const softwareLicences = 'Software licences';
/** Followed by the day of the last change. */
export const asOfBefore = 'As of ';
/** States which language is authoritative; empty in English. */
export const englishDecides = '';

export const legalTexts: Record<LegalPage, LegalText> = {
  privacy: {
    title: 'Privacy notice',
    get summary() {
      return `The data that ${brand.name} stores about you, why, for how long, and your rights.`;
    },
    sections: () => [
      {
        heading: 'Data we store, and why',
        details: [
          [
            'Name, email, phone, gender, birthday',
            'Your account: to sign you in, to recognise you at the center, and to send you mails about your purchases and bookings.',
          ],
          ['Addresses', 'To deliver your orders.'],
          [
            'A photo, if you agree',
            'So that staff recognise you at the entrance. Only staff see it. It is erased when you ask for it or delete your account.',
          ],
          ['Orders, memberships, payments, documents', 'To fulfil them, and for accounting and taxes.'],
          [
            'Age, height, weight and what you write for an appointment',
            'So that the coach can prepare. We ask for them only when you book.',
          ],
          ['Check-ins', 'To check your membership at the entrance, and to see how busy a center is.'],
          ['Back-in-stock subscriptions', 'To send you a mail when the product is available again.'],
          ['Messages to us', 'To answer them.'],
          ['Ratings and reviews', 'Reviews appear on the product page with your first name and the month.'],
          [
            'Server logs',
            'The requested pages, the time and the IP address, to keep the site secure and working.',
          ],
        ],
      },
      {
        heading: 'What we do not do',
        paragraphs: [
          'We do not sell data, show advertisements or track you across other sites. The site sets no cookies. Your browser stores your sign-in, your card and the products you viewed; signing out removes them.',
        ],
      },
      {
        heading: 'Who receives your data',
        paragraphs: [
          'The person who delivers your order sees its name, phone and address. Our mail provider delivers our mails to you. Authorities receive what the law requires. Nobody else receives your data.',
        ],
      },
      {
        heading: 'How long we store it',
        list: [
          `Your account and its data: until you delete it in your profile, and ${KEPT_AFTER_DELETION_YEARS} year after that, locked and hidden, as the DPDP Rules will require from 13 May 2027.`,
          `Age, height and weight: ${BODY_KEPT_YEARS} year after the day of the appointment.`,
          `Receipts, invoices and their payments: ${DOCUMENTS_KEPT_YEARS} years after the end of the financial year, for taxes.`,
          `Copies of mails: ${MAILS_KEPT_DAYS} days.`,
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You can see, correct and complete your data, request a copy, have it deleted, withdraw your consent, and name a person who may do all this for you if you die or are unable to. Under “My data” in your profile you can see how much data there is, download all of it as a file, correct it, and delete your account. You can also withdraw your consent there, and name your nominee (section 14 of the Digital Personal Data Protection Act, 2023). For everything else, write to us from the email address of your account. We answer within 30 days, free of charge.',
          'If you are not satisfied with our answer, write to the grievance officer, and then to the Data Protection Board of India.',
        ],
      },
      {
        heading: 'Under 18',
        paragraphs: [
          `You can register from ${MIN_AGE_TO_REGISTER_YEARS} years of age. If you are under 18, a parent or guardian must agree: please come to the center together before you order, book or buy a membership.`,
        ],
      },
    ],
  },
  terms: {
    title: 'Terms',
    get summary() {
      return `The rules for memberships, appointments and orders at ${brand.name}.`;
    },
    sections: (details) => [
      { heading: 'Seller', details: sellerDetails(details) },
      {
        heading: 'Prices',
        paragraphs: [
          `Prices are in rupees and include all taxes. Each order has one delivery and platform fee of ${formatRupees(CONVENIENCE_FEE_RUPEES)}, shown in the cart. A membership has a tax and fee, shown before you buy. There are no other charges.`,
        ],
      },
      {
        heading: 'Memberships',
        list: [
          'A membership begins on the day you choose, and is valid once you have paid for it at the center.',
          'Your plan determines the pause days, extension days, transfer days and changes of center. Your profile shows how many are left, and the new end date before you confirm.',
          'If a center has to close, its members get those days added to their memberships.',
          'Only you may use the card in your profile.',
        ],
      },
      {
        heading: 'Appointments',
        list: [
          `You can move or cancel an appointment until ${CHANGE_NOTICE_MINUTES} minutes before it begins, without a charge.`,
          'Advice on training, nutrition and physiotherapy does not replace a doctor. Tell the coach about illnesses and injuries.',
        ],
      },
      {
        heading: 'Orders',
        list: [
          'Your order is an offer, which we accept by delivering it. You pay in cash on delivery.',
          `It arrives ${details.gym.deliveryDays.from} to ${details.gym.deliveryDays.to} days after the day you order.`,
          'If a product is sold out before we can deliver it, we cancel the order and notify you by mail.',
        ],
      },
      {
        heading: 'Reviews',
        paragraphs: [
          'Only buyers can review a product. We never edit reviews. We hide a review that insults, advertises or names other people, and record the reason.',
        ],
      },
      {
        heading: 'Law',
        paragraphs: [
          `The law of India applies. Courts in ${place.city} have jurisdiction; you keep your right as a consumer to go to the commission where you live.`,
        ],
      },
    ],
  },
  refunds: {
    title: 'Cancelling, returns and refunds',
    summary: 'How to cancel an order or appointment, return a product, and get a refund.',
    sections: ({ gym }) => [
      {
        heading: 'Cancelling an order',
        paragraphs: [
          'You can cancel an order in your profile until it is out for delivery. Cancelling is free. After that, you can refuse the delivery and pay nothing.',
        ],
      },
      {
        heading: 'Returning a product',
        list: [
          `You can return an unopened product within ${gym.returnDays} days of delivery. Request the return under Orders in your profile.`,
          'We answer by mail, collect the product or accept it at any center, and refund its price when we have it.',
          `If a product is damaged, wrong or past its date, tell us within the same ${gym.returnDays} days. We accept it opened or not.`,
        ],
      },
      {
        heading: 'Refunds',
        paragraphs: [
          'You get the money in cash at a center, or by UPI to the account you name. We issue a credit note for refunded items of a receipt or invoice.',
        ],
      },
      {
        heading: 'Memberships',
        paragraphs: [
          'If you cannot train for a while, pause your membership or transfer days to another member in your profile. If you have paid and cannot use your membership, write to us or come to the center.',
        ],
      },
      {
        heading: 'Appointments',
        paragraphs: [
          `Move or cancel them in your profile until ${CHANGE_NOTICE_MINUTES} minutes before they begin.`,
        ],
      },
    ],
  },
  grievance: {
    title: 'Complaints',
    summary: 'Who answers complaints, how quickly, and who else can help.',
    sections: ({ grievanceOfficer: officer, ...details }) => [
      ...(officer
        ? [
            {
              heading: 'Grievance officer',
              details: [
                ['Name', `${officer.name}, ${officer.designation}`],
                ['Email', officer.email],
                ['Phone', officer.phone],
              ] as const,
            },
          ]
        : []),
      {
        heading: 'How we handle complaints',
        list: [
          'Write through the contact form, by mail, or come to a center. You get a ticket number at once.',
          'We acknowledge your complaint within 48 hours and resolve it within 30 days.',
          'Mention the ticket number when you write again, so that we can find your complaint.',
        ],
      },
      {
        heading: 'If you are not satisfied',
        paragraphs: [
          'Call the National Consumer Helpline at 1915 or write to consumerhelpline.gov.in. For questions about privacy, write to the Data Protection Board of India.',
        ],
      },
      { heading: 'The business', details: sellerDetails({ ...details, grievanceOfficer: officer }) },
    ],
  },
  accessibility: {
    title: 'Accessibility',
    summary: 'The standard this site follows, what does not work yet, and how to report a problem.',
    sections: ({ gym }) => [
      {
        heading: 'Standard',
        paragraphs: [
          'This site follows IS 17802, the Indian standard for accessible information technology, and WCAG 2.2 at level AA. It works with a keyboard alone, with a screen reader, at 400% zoom and with large text, and without animations if your device asks for that.',
          'Automated tests check each change on every screen, at the width of a phone, a tablet and a desktop, and in all three languages. No external expert has examined the site yet.',
        ],
      },
      {
        heading: 'What does not work yet',
        list: [
          'Pictures that the gym adds to a product may have only the name of the product as their description.',
          'Receipts and invoices are in English only.',
          'The texts in Kannada and Hindi have not been reviewed by a native speaker yet, so they may sound odd in a screen reader.',
          'The code of the card and of a payment is a picture for a camera. At the desk your name or the number below the code is enough.',
        ],
      },
      {
        heading: 'Report a problem',
        paragraphs: [
          'If something does not work for you, or you need it in another form, write or call us. We acknowledge your message within 48 hours and resolve the problem within 30 days, like every complaint. Until then, the front desk can help you with everything that the site does.',
        ],
        details: [
          ['Email', gym.email],
          ['Phone', gym.phone],
        ],
      },
    ],
  },
};

/** The details of the seller that the law requires; missing ones are omitted. */
function sellerDetails({ legalName, gstin, fssaiLicence, gym }: LegalPageDetails) {
  const { street, pincode, email, phone } = gym;
  const { city, state } = place;
  const branches = openCenters().map((center) => {
    const street = gym.centers[center]?.street;
    return street ? `${areaOf(center)}: ${street}` : areaOf(center);
  });
  return [
    ['Seller', legalName ? `${legalName}, trading as ${brand.name}` : brand.name],
    ['Address', `${street}, ${city} ${pincode}, ${state}`],
    ['Centers', branches.join('; ')],
    ['Email', email],
    ['Phone', phone],
    ...(gstin ? [['GSTIN', gstin] as const] : []),
    ...(fssaiLicence ? [['FSSAI licence', fssaiLicence] as const] : []),
  ] as const;
}
