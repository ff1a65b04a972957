import { z } from 'zod';
import { place } from '../business.ts';
import { imageLink } from '../catalogue/schemas.ts';
import { isGstin, stateCodeOf } from '../documents/gstin.ts';
import { day, digits, email, line, text } from '../fields.ts';
import { tierSlugs } from '../memberships/tiers.ts';
import { settingMessages } from './messages.ts';
import { gymPhone } from './phone.ts';

/** Schemas of texts, offers and legal settings. Null: not set. */

const NAME_MAX_CHARACTERS = 100;
const REVIEW_MAX_CHARACTERS = 400;
const ABOUT_MAX_CHARACTERS = 1_000;
const OFFER_MAX_CHARACTERS = 120;

/** Parts that are only valid together: a text in one language is never mixed with that of the page. */
const allOrNone = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape).superRefine((value, context) => {
    const parts = Object.entries(value);
    if (parts.every(([, part]) => part === null)) return;
    for (const [name, part] of parts)
      if (part === null)
        context.addIssue({ code: 'custom', path: [name], message: settingMessages.allOrNone });
  });

export const review = allOrNone({
  text: text(REVIEW_MAX_CHARACTERS, settingMessages.text).nullable(),
  name: line(NAME_MAX_CHARACTERS, settingMessages.text).nullable(),
  place: line(NAME_MAX_CHARACTERS, settingMessages.text).nullable(),
});

export const about = allOrNone({
  lead: text(ABOUT_MAX_CHARACTERS, settingMessages.text).nullable(),
  text: text(ABOUT_MAX_CHARACTERS, settingMessages.text).nullable(),
});

const BRAND_MAX_CHARACTERS = 40;
/** A phone cuts longer names off below the icon of an app. */
const SHORT_NAME_MAX_CHARACTERS = 20;
const TAGLINE_MAX_CHARACTERS = 80;
const LINK_MAX_CHARACTERS = 200;

/** Names and logo of the gym. */
export const brandSetting = z.object({
  name: line(BRAND_MAX_CHARACTERS, settingMessages.text),
  shortName: line(SHORT_NAME_MAX_CHARACTERS, settingMessages.text),
  logo: imageLink.nullable(),
});

const taglineText = line(TAGLINE_MAX_CHARACTERS, settingMessages.text).nullable();
export const tagline = z.object({ en: taglineText, kn: taglineText, hi: taglineText });

/** A page of the gym on one site. */
const profileOn = (host: string) =>
  line(LINK_MAX_CHARACTERS, settingMessages.text)
    .refine(
      (link) => new RegExp(`^https://(www\\.)?${host.replace('.', '\\.')}/[^\\s\\\\]+$`, 'i').test(link),
      settingMessages.profileOn(host),
    )
    .nullable();
export const social = z.object({
  instagram: profileOn('instagram.com'),
  facebook: profileOn('facebook.com'),
  youtube: profileOn('youtube.com'),
});

const offerLine = line(OFFER_MAX_CHARACTERS, settingMessages.text).nullable();

/** A line that links to a tier, until a last day. Without a text in any language, there is no offer. */
export const offerSetting = z
  .object({
    en: offerLine,
    kn: offerLine,
    hi: offerLine,
    tier: z.enum(tierSlugs),
    /** The last IST day. */
    until: day('setting', settingMessages.offerUntil).nullable(),
  })
  .refine(({ en, kn, hi, until }) => (en ?? kn ?? hi) === null || until !== null, {
    message: settingMessages.offerUntil,
    path: ['until'],
  });

export const business = z.object({
  /** The legal name. */
  legalName: line(200, settingMessages.text).nullable(),
  gstin: line(15, settingMessages.gstin)
    .refine((gstin) => isGstin(gstin) && stateCodeOf(gstin) === place.stateCode, settingMessages.gstin)
    .nullable(),
  fssaiLicence: digits(/^[0-9]{14}$/, settingMessages.fssai).nullable(),
});

/** The grievance officer (Consumer Protection (E-Commerce) Rules 2020, rule 5). */
export const grievanceOfficer = allOrNone({
  name: line(NAME_MAX_CHARACTERS, settingMessages.text).nullable(),
  designation: line(NAME_MAX_CHARACTERS, settingMessages.text).nullable(),
  email: email.nullable(),
  phone: gymPhone.nullable(),
});
