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
/** A link to the licences of the packages that pages are made of. */
export const softwareLicences = 'Software licences';
/** Before the day of the last change. */
export const asOfBefore = 'As of ';
/** Says which language decides; English needs no such line. */
export const englishDecides = '';

export const legalTexts: Record<LegalPage, LegalText> = {
  privacy: {
    title: 'Privacy notice',
    get summary() {
      return `What ${brand.name} stores about you, what for, for how long, and what you can ask of us.`;
    },
    sections: () => [
      {
        heading: 'What we store, and what for',
        details: [
          [
            'Name, email, phone, gender, birthday',
            'Your account: to sign you in, to know you at the center, and to send you mails about what you bought or booked.',
          ],
          ['Addresses', 'To deliver your orders.'],
          [
            'Orders, memberships, payments, documents',
            'To fulfil them, to account for the money, and for taxes.',
          ],
          [
            'Age, height, weight and what you tell us for an appointment',
            'So that the coach can prepare. We ask for them only when you book.',
          ],
          [
            'Check-ins',
            'To show whether your membership is valid at the door, and to see how full a center is.',
          ],
          ['Products that you wait for', 'To write to you once they are back.'],
          ['Messages to us', 'To answer them.'],
          ['Ratings and reviews', 'Reviews appear on the product page with your first name and the month.'],
          [
            'Technical records',
            'Which pages were requested, when and from which address, to keep the site secure and working.',
          ],
        ],
      },
      {
        heading: 'What we do not do',
        paragraphs: [
          'We sell no data, show no advertisements and follow nobody across other sites. The site sets no cookies. Your browser stores your sign-in, your card, and the products you looked at; signing out removes them.',
        ],
      },
      {
        heading: 'Who else sees it',
        paragraphs: [
          'The person who delivers your order sees the name, phone and address on it. Our mail provider passes on mails to you. Authorities see what the law obliges us to show. Nobody else does.',
        ],
      },
      {
        heading: 'For how long',
        list: [
          `Your account and what belongs to it: until you delete it in your profile, and ${KEPT_AFTER_DELETION_YEARS} year after that, locked and hidden, as the DPDP Rules will ask from 13 May 2027.`,
          `Age, height and weight: ${BODY_KEPT_YEARS} year after the day of the appointment.`,
          `Receipts, invoices and the payments they record: ${DOCUMENTS_KEPT_YEARS} years after the end of the financial year, for taxes.`,
          `Copies of mails: ${MAILS_KEPT_DAYS} days.`,
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You can see, correct and complete your data, ask for a copy, have it deleted, withdraw what you agreed to, and name someone who may do all this for you should you die or be unable to. “My data” in your profile shows how much of it there is, lets you download all of it as a file, corrects it and deletes the account. There you also take back what you agreed to, and name your nominee (section 14 of the Digital Personal Data Protection Act, 2023). For the rest write to us with the email address of your account; we answer within 30 days, and it costs nothing.',
          'If our answer does not satisfy you, write to the grievance officer, and after that to the Data Protection Board of India.',
        ],
      },
      {
        heading: 'Under 18',
        paragraphs: [
          `You can register from ${MIN_AGE_TO_REGISTER_YEARS} years of age. Under 18, a parent or guardian must agree: please come to the center with them before you order, book or buy a membership.`,
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
      { heading: 'Who you deal with', details: sellerDetails(details) },
      {
        heading: 'Prices',
        paragraphs: [
          `Prices are in rupees and include all taxes. An order has one delivery and platform fee of ${formatRupees(CONVENIENCE_FEE_RUPEES)}, shown from the cart on; a membership has a tax and fee that the form shows before you buy. Nothing else is added.`,
        ],
      },
      {
        heading: 'Memberships',
        list: [
          'A membership begins on the day you choose and is valid once it has been paid at the center.',
          'Pause days, extension days, days you can hand over and changes of center are those of your plan. Your profile shows what is left and what the new end would be before you confirm.',
          'When a center has to close, its members get those days back.',
          'The card in your profile opens the door for you alone.',
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
          'Your order is an offer; we accept it by delivering. You pay in cash when it arrives.',
          `It arrives ${details.gym.deliveryDays.from} to ${details.gym.deliveryDays.to} days after the day you order.`,
          'If something is sold out before we can deliver, we cancel it and tell you by mail.',
        ],
      },
      {
        heading: 'Reviews',
        paragraphs: [
          'Only buyers can review a product. We never edit a review. We hide one that insults, advertises or names other people, and record why.',
        ],
      },
      {
        heading: 'Law',
        paragraphs: [
          `The law of India applies. Courts in ${place.city} have jurisdiction; your rights as a consumer to go to the commission where you live stay as they are.`,
        ],
      },
    ],
  },
  refunds: {
    title: 'Cancelling, returns and refunds',
    summary: 'How to cancel an order or appointment, return a product, and get your money back.',
    sections: ({ gym }) => [
      {
        heading: 'Cancelling an order',
        paragraphs: [
          'You can cancel an order in your profile until we hand it over for delivery. It costs nothing. After that, refuse it at the door: you then pay nothing.',
        ],
      },
      {
        heading: 'Returning a product',
        list: [
          `You can return an unopened product within ${gym.returnDays} days of its delivery: ask for it in your profile, under your orders.`,
          'We answer by mail, collect the product or take it at any center, and refund its price once we have it.',
          `Something is damaged, wrong or past its date? Tell us within the same ${gym.returnDays} days; opened or not, we take it back.`,
        ],
      },
      {
        heading: 'How you get your money',
        paragraphs: [
          'In cash at a center, or by UPI to the account you name. We issue a credit note for what was on a receipt or invoice.',
        ],
      },
      {
        heading: 'Memberships',
        paragraphs: [
          'If you cannot train for a while, pause your membership or hand days to another member: your profile does both. If you have paid and cannot use it, write to us or come to the center.',
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
    summary: 'Who answers complaints, how fast, and who helps if we do not.',
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
        heading: 'How it goes',
        list: [
          'Write through the contact form, by mail, or come to a center. You get a ticket number at once.',
          'We acknowledge your complaint within 48 hours and settle it within 30 days.',
          'Mention the ticket number when you write again: everything about it is then in one place.',
        ],
      },
      {
        heading: 'If that does not help',
        paragraphs: [
          'Call the National Consumer Helpline at 1915 or write at consumerhelpline.gov.in. For questions of privacy, write to the Data Protection Board of India.',
        ],
      },
      { heading: 'The business', details: sellerDetails({ ...details, grievanceOfficer: officer }) },
    ],
  },
  accessibility: {
    title: 'Accessibility',
    summary: 'By which standard this site is built, what does not work yet, and whom to write to.',
    sections: ({ gym }) => [
      {
        heading: 'The standard',
        paragraphs: [
          'We build this site by IS 17802, the Indian standard for the accessibility of information technology, and by WCAG 2.2 at level AA. It works by keyboard alone, with a screen reader, at 400% zoom and with large text, and without moving pictures where your device asks for that.',
          'Every change is checked by a program on every screen, at the width of a phone, a tablet and a desktop, and in all three languages. No outside expert has examined the site yet.',
        ],
      },
      {
        heading: 'What does not work yet',
        list: [
          'Pictures that the gym adds to a product may be described by no more than its name.',
          'Receipts and invoices are in English only.',
          'The texts in Kannada and Hindi have not been read by a native speaker yet, so a screen reader may sound odd.',
          'The code of the card and of a payment is a picture for a camera. At the desk your name or the number below the code is enough.',
        ],
      },
      {
        heading: 'Tell us',
        paragraphs: [
          'Something is in your way, or you need it in another form? Write or call. We acknowledge it within 48 hours and settle it within 30 days, as every complaint. Meanwhile the front desk does for you what the site does.',
        ],
        details: [
          ['Email', gym.email],
          ['Phone', gym.phone],
        ],
      },
    ],
  },
};

/** The seller as the law wants it shown; details that are not given are left out. */
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
