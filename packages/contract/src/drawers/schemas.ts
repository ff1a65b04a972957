import { z } from 'zod';
import { ADMIN_PAGE_SIZE, ADMIN_PAGE_SIZE_MAX } from '../admin/rules.ts';
import { adminPageOf, dayFilter } from '../admin/schemas.ts';
import { anyCenter, id, knownCenter, openCenter, pageQuery, statusReply, text } from '../fields.ts';
import { amount, amountOrNone } from '../payments/schemas.ts';
import { DRAWER_NOTE_MAX_CHARACTERS, drawerMessages } from './rules.ts';

/** Staff who are bound to a center may leave it out. */
const center = { center: knownCenter().optional() };
const paise = z.int();
const nullablePerson = z.string().nullable();

export const drawerOpening = z.object({
  center: openCenter().optional(),
  floatRupees: amountOrNone(drawerMessages.amountNotNegative),
});
export type DrawerOpening = z.infer<typeof drawerOpening>;

export const drawerPayOut = z.object({
  ...center,
  amountRupees: amount,
  reason: text(DRAWER_NOTE_MAX_CHARACTERS, drawerMessages.reasonRequired),
});
export type DrawerPayOut = z.infer<typeof drawerPayOut>;

/** With a `drawerId`, another drawer that was opened meanwhile is not closed. */
export const drawerClosing = z.object({
  ...center,
  countedRupees: amountOrNone(drawerMessages.amountNotNegative),
  note: text(DRAWER_NOTE_MAX_CHARACTERS, drawerMessages.noteRequired).optional(),
  drawerId: id.optional(),
});
export type DrawerClosing = z.infer<typeof drawerClosing>;

export const drawerNote = z.object({
  id,
  note: text(DRAWER_NOTE_MAX_CHARACTERS, drawerMessages.noteRequired),
});
export type DrawerNote = z.infer<typeof drawerNote>;

export const openDrawerQuery = z.object(center);
export type OpenDrawerQuery = z.infer<typeof openDrawerQuery>;

const payout = z.object({
  amountPaise: paise.positive(),
  reason: z.string(),
  by: nullablePerson,
  at: z.iso.datetime(),
});

const drawerFields = {
  id,
  center: anyCenter,
  floatPaise: paise.min(0),
  openedBy: nullablePerson,
  openedAt: z.iso.datetime(),
  payouts: z.array(payout),
};

/** The open drawer, without the cash that it should hold: the count at its closing is blind. Null when none is open. */
export const openDrawer = z.object({ drawer: z.object(drawerFields).nullable() });
export type OpenDrawer = NonNullable<z.infer<typeof openDrawer>['drawer']>;

/** The result of closing. The difference is above 0 when more was counted than expected. */
const count = z.object({
  expectedPaise: paise,
  countedPaise: paise.min(0),
  differencePaise: paise,
});
export const drawerClosed = statusReply.extend({ id, ...count.shape });

/** `count` is null while the drawer is open. */
export const drawerRow = z.object({
  ...drawerFields,
  closedBy: nullablePerson,
  closedAt: z.iso.datetime().nullable(),
  /** Written by the person who closed it. */
  note: z.string().nullable(),
  count: count.nullable(),
  /** Added by managers after the closing. */
  notes: z.array(z.object({ text: z.string(), by: nullablePerson, at: z.iso.datetime() })),
});
export type DrawerRow = z.infer<typeof drawerRow>;

/** Selects drawers that were open on one of these days, or all of them; newest first. */
export const drawerFilter = z.object({ ...center, ...dayFilter });
export const drawerListQuery = drawerFilter.extend(pageQuery(ADMIN_PAGE_SIZE, ADMIN_PAGE_SIZE_MAX));
export type DrawerListQuery = z.infer<typeof drawerListQuery>;
export type DrawerFilter = z.infer<typeof drawerFilter>;
export const drawerPage = adminPageOf(drawerRow);

export const drawerOpened = statusReply.extend({ id });
