import { appointments } from './appointments/calls.ts';
import { audit } from './audit/calls.ts';
import { auth } from './auth/calls.ts';
import type { Domain } from './call.ts';
import { cart } from './cart/calls.ts';
import { catalogue } from './catalogue/calls.ts';
import { centers } from './centers/calls.ts';
import { classes } from './classes/calls.ts';
import { dashboard } from './dashboard/calls.ts';
import { documents } from './documents/calls.ts';
import { drawers } from './drawers/calls.ts';
import { enquiries } from './enquiries/calls.ts';
import { followUps } from './follow-ups/calls.ts';
import { frontDesk } from './front-desk/calls.ts';
import { images } from './images/calls.ts';
import { imports } from './imports/calls.ts';
import { legal } from './legal/calls.ts';
import { mail } from './mail/calls.ts';
import { members } from './members/calls.ts';
import { memberships } from './memberships/calls.ts';
import { orders } from './orders/calls.ts';
import { passes } from './passes/calls.ts';
import { privacy } from './privacy/refusals.ts';
import { reports } from './reports/calls.ts';
import { returns } from './returns/calls.ts';
import { reviews } from './reviews/calls.ts';
import { sales } from './sales/calls.ts';
import { settings } from './settings/calls.ts';
import { staff } from './staff/calls.ts';
import { stock } from './stock/calls.ts';
import { system } from './system/calls.ts';
import { unread } from './unread/calls.ts';
import { users } from './users/calls.ts';
import { visits } from './visits/calls.ts';
import { whatsapp } from './whatsapp/calls.ts';

/**
 * Every domain. Calls, refusals, actions of the audit log, sections of the personal data and the API's description are
 * derived from it.
 */
export const domains = {
  appointments,
  audit,
  auth,
  cart,
  catalogue,
  centers,
  classes,
  dashboard,
  documents,
  drawers,
  enquiries,
  settings,
  followUps,
  frontDesk,
  images,
  imports,
  legal,
  mail,
  members,
  memberships,
  orders,
  passes,
  privacy,
  reports,
  returns,
  reviews,
  sales,
  staff,
  stock,
  system,
  unread,
  users,
  visits,
  whatsapp,
};

type Domains = typeof domains;
type PartOf<Each, Name extends keyof Domain> = Each extends Record<Name, infer Part> ? Part : never;
/** The union of the domains' parts with a name. */
type PartsOf<Name extends keyof Domain> = { [D in keyof Domains]: PartOf<Domains[D], Name> }[keyof Domains];
type Merged<Union> = (Union extends unknown ? (part: Union) => void : never) extends (part: infer All) => void
  ? { [Key in keyof All]: All[Key] }
  : never;

const all: readonly Domain[] = Object.values(domains);
const merge = (parts: readonly (object | undefined)[]) => Object.assign({}, ...parts);

export const domainCalls: Merged<PartsOf<'calls'>> = merge(all.map(({ calls }) => calls));
export const domainRefusals: Merged<PartsOf<'refusals'>> = merge(all.map(({ refusals }) => refusals));
export const staffRefusals: Merged<PartsOf<'staffRefusals'>> = merge(all.map((each) => each.staffRefusals));

/** The subjects of the audit log's entries, with the center of an entry. */
export const auditSubjects: Merged<PartsOf<'auditSubjects'>> = merge(all.map((each) => each.auditSubjects));
export type SubjectType = keyof typeof auditSubjects;

/** Every change that the audit log records. */
export type ActivityAction = PartsOf<'auditActions'>[number];
export const activityActions = all.flatMap(({ auditActions = [] }) => auditActions) as ActivityAction[];

/** The sections in the export of a member's personal data. */
export type ExportSection = PartsOf<'exportSections'>[number];
export const exportSections = all.flatMap((each) => each.exportSections ?? []) as ExportSection[];
