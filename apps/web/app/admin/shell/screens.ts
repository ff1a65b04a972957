import type { AdminList } from '@namma/contract/admin/rules';
import * as paths from '@namma/contract/paths';
import type { Permission } from '@namma/contract/staff/permissions';
import {
  Banknote,
  Boxes,
  CalendarCheck,
  CalendarDays,
  ChartColumn,
  Dumbbell,
  FileInput,
  History,
  IdCard,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Package,
  PhoneCall,
  ReceiptText,
  Route,
  ScanLine,
  Send,
  ServerCog,
  Settings,
  Ticket,
  Truck,
  Undo2,
  UserCog,
  Users,
  Wallet,
} from 'lucide-react';
import { matchPath } from 'react-router';

export interface Entry {
  to: string;
  label: string;
  /** Page title, if it differs from the label. */
  title?: string;
  Icon: LucideIcon;
  /** Without it, the screen is neither listed nor opened. */
  permission: Permission;
  /** The list whose unread rows are counted. */
  list?: AdminList;
  /** Counts returns that wait for the gym, read or not. */
  isWaiting?: boolean;
}

interface Group {
  label: string;
  entries: readonly Entry[];
}

/** The stock is a view of the products. */
const adminStock = `${paths.adminProducts}?stock=all`;

/**
 * The entries of the sidebar by job: those of SPEC section 2 keep their names (D70). An entry is all that a new screen needs
 * here: `routes.ts` opens `/admin/cashUp` by the file `routes/admin/cash-up.tsx`.
 */
export const groups: readonly Group[] = [
  {
    label: 'Money',
    entries: [
      { to: paths.admin, label: 'Dashboard', Icon: LayoutDashboard, permission: 'readMoney' },
      { to: paths.adminCashUp, label: 'Cash-up', Icon: Banknote, permission: 'readMoney' },
      { to: paths.adminReports, label: 'Reports', Icon: ChartColumn, permission: 'readMoney' },
      { to: paths.adminDocuments, label: 'Documents', Icon: ReceiptText, permission: 'readDocuments' },
    ],
  },
  {
    label: 'Front desk',
    entries: [
      { to: paths.adminCounter, label: 'Counter', Icon: ScanLine, permission: 'receivePayments' },
      { to: paths.adminMembers, label: 'Members', Icon: Users, permission: 'findMembers' },
      {
        to: paths.adminMemberships,
        label: 'Memberships',
        Icon: IdCard,
        permission: 'readMemberships',
        list: 'memberships',
      },
      { to: paths.adminPasses, label: 'Passes', Icon: Ticket, permission: 'sellPasses' },
      { to: paths.adminDrawer, label: 'Cash drawer', Icon: Wallet, permission: 'useDrawers' },
      {
        to: paths.adminAppointments,
        label: 'Appointments',
        Icon: CalendarCheck,
        permission: 'readAppointments',
        list: 'appointments',
      },
      { to: paths.adminClasses, label: 'Classes', Icon: CalendarDays, permission: 'readClasses' },
      { to: paths.adminCoaches, label: 'Coaches', Icon: Dumbbell, permission: 'readAppointments' },
      { to: paths.adminQueries, label: 'Queries', Icon: Mail, permission: 'answerQueries', list: 'queries' },
      { to: paths.adminFollowUps, label: 'Follow-ups', Icon: PhoneCall, permission: 'followUp' },
    ],
  },
  {
    label: 'Shop',
    entries: [
      { to: paths.adminProducts, label: 'Products', Icon: Package, permission: 'editProducts' },
      { to: adminStock, label: 'Stock', Icon: Boxes, permission: 'editProducts' },
      { to: paths.adminOrders, label: 'Orders', Icon: Truck, permission: 'lookUpOrders', list: 'orders' },
      {
        to: paths.adminDeliveries,
        label: 'Deliveries',
        Icon: Route,
        permission: 'readDeliveries',
      },
      { to: paths.adminReturns, label: 'Returns', Icon: Undo2, permission: 'handleReturns', isWaiting: true },
      { to: paths.adminReviews, label: 'Reviews', Icon: MessageSquareText, permission: 'moderateReviews' },
    ],
  },
  {
    label: 'The gym',
    entries: [
      { to: paths.adminSettings, label: 'Settings', Icon: Settings, permission: 'changeSettings' },
      { to: paths.adminStaff, label: 'Staff', Icon: UserCog, permission: 'manageStaff' },
      { to: paths.adminImports, label: 'Imports', Icon: FileInput, permission: 'runImports' },
      { to: paths.adminActivity, label: 'Activity', Icon: History, permission: 'readActivity' },
      { to: paths.adminMails, label: 'Mails', Icon: Send, permission: 'readMails' },
      { to: paths.adminSystem, label: 'System', Icon: ServerCog, permission: 'readSystem' },
    ],
  },
];

const entries = groups.flatMap((group) => group.entries);

/** Screens that no entry leads to, each with the entry whose part it is. */
const further: Record<string, { title: string; permission: Permission; of: string }> = {
  [paths.adminMember]: { title: 'Member', permission: 'findMembers', of: paths.adminMembers },
  [paths.adminTaxDetails]: {
    title: 'Tax of products',
    permission: 'readDocuments',
    of: paths.adminDocuments,
  },
};

/** The addresses of all screens of the admin side, without the views of a screen. */
export const adminAddresses = [...entries.map(({ to }) => to), ...Object.keys(further)].filter(
  (address) => !address.includes('?'),
);

/** Permission of a screen. Undefined for unknown addresses. */
export const permissionOf = (pathname: string): Permission | undefined =>
  entries.find(({ to }) => to === pathname)?.permission ?? further[pathname]?.permission;

/** The title of the page of a screen, whose address the router reads in any case of letters. */
export function titleOf(pathname: string): string {
  const entry = entries.find(({ to }) => matchPath(to, pathname));
  if (entry) return entry.title ?? entry.label;
  return Object.entries(further).find(([to]) => matchPath(to, pathname))?.[1].title ?? 'Admin';
}

/** The entry that a screen is a part of, or is. */
export const entryOf = (pathname: string): string => further[pathname]?.of ?? pathname;

/** Start screen: the dashboard, or the first permitted screen. */
export function firstScreen(permissions: readonly Permission[]): string {
  if (permissions.includes('readMoney')) return paths.admin;
  return entries.find(({ permission }) => permissions.includes(permission))?.to ?? paths.home;
}

/** All screens with their titles, in the order of the menu. */
export const screens = entries.map(({ to, label, title = label, permission }) => ({ to, title, permission }));
