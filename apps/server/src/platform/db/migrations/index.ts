// Written by npm run check, from the names of the files.
import type { Migration } from 'kysely/migration';
import { secondBaseline } from './0001-second-baseline.ts';
import { sessionsAreListed } from './0002-sessions-are-listed.ts';
import { staff } from './0003-staff.ts';
import { secondFactor } from './0004-second-factor.ts';
import { staffAreInvited } from './0005-staff-are-invited.ts';
import { aDemandedFactor } from './0006-a-demanded-factor.ts';
import { membersAtTheDesk } from './0007-members-at-the-desk.ts';
import { facts } from './0008-facts.ts';
import { goodsOverTheCounter } from './0009-goods-over-the-counter.ts';
import { classes } from './0010-classes.ts';
import { imports } from './0011-imports.ts';
import { partsOfOrders } from './0012-parts-of-orders.ts';
import { daysOfDelivery } from './0013-days-of-delivery.ts';
import { restockWishes } from './0014-restock-wishes.ts';
import { passes } from './0015-passes.ts';
import { backups } from './0016-backups.ts';
import { specialHours } from './0017-special-hours.ts';
import { coachesAreShown } from './0018-coaches-are-shown.ts';
import { confirmedEmails } from './0019-confirmed-emails.ts';
import { membershipsEnd } from './0020-memberships-end.ts';
import { followUps } from './0021-follow-ups.ts';
import { whatsapp } from './0022-whatsapp.ts';
import { breaches } from './0023-breaches.ts';
import { promisedArrival } from './0024-promised-arrival.ts';
import { offersAndNominees } from './0025-offers-and-nominees.ts';
import { documentsOfPasses } from './0026-documents-of-passes.ts';
import { fewerTriggers } from './0027-fewer-triggers.ts';
import { lettersAboutBreaches } from './0028-letters-about-breaches.ts';

/** Forward only, in this order; a migration that has landed is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-second-baseline': secondBaseline,
  '0002-sessions-are-listed': sessionsAreListed,
  '0003-staff': staff,
  '0004-second-factor': secondFactor,
  '0005-staff-are-invited': staffAreInvited,
  '0006-a-demanded-factor': aDemandedFactor,
  '0007-members-at-the-desk': membersAtTheDesk,
  '0008-facts': facts,
  '0009-goods-over-the-counter': goodsOverTheCounter,
  '0010-classes': classes,
  '0011-imports': imports,
  '0012-parts-of-orders': partsOfOrders,
  '0013-days-of-delivery': daysOfDelivery,
  '0014-restock-wishes': restockWishes,
  '0015-passes': passes,
  '0016-backups': backups,
  '0017-special-hours': specialHours,
  '0018-coaches-are-shown': coachesAreShown,
  '0019-confirmed-emails': confirmedEmails,
  '0020-memberships-end': membershipsEnd,
  '0021-follow-ups': followUps,
  '0022-whatsapp': whatsapp,
  '0023-breaches': breaches,
  '0024-promised-arrival': promisedArrival,
  '0025-offers-and-nominees': offersAndNominees,
  '0026-documents-of-passes': documentsOfPasses,
  '0027-fewer-triggers': fewerTriggers,
  '0028-letters-about-breaches': lettersAboutBreaches,
};
