import type { Module } from './module.ts';
import { dashboardModule } from './modules/admin/dashboard/module.ts';
import { followUpsModule } from './modules/admin/follow-ups/module.ts';
import { importsModule } from './modules/admin/imports/module.ts';
import { reportsModule } from './modules/admin/reports/module.ts';
import { systemModule } from './modules/admin/system/module.ts';
import { unreadModule } from './modules/admin/unread/module.ts';
import { markAllRead } from './modules/admin/unread/service.ts';
import { auditModule } from './modules/core/audit/module.ts';
import { imagesModule } from './modules/core/images/module.ts';
import { legalModule } from './modules/core/legal/module.ts';
import { settingsModule } from './modules/core/settings/module.ts';
import { drawersModule } from './modules/desk/drawers/module.ts';
import { frontDeskModule } from './modules/desk/front-desk/module.ts';
import { membersModule } from './modules/desk/members/module.ts';
import { visitsModule } from './modules/desk/visits/module.ts';
import { whatsAppModule } from './modules/desk/whatsapp/module.ts';
import { appointmentsModule } from './modules/gym/appointments/module.ts';
import { centersModule } from './modules/gym/centers/module.ts';
import { classesModule } from './modules/gym/classes/module.ts';
import { membershipsModule } from './modules/gym/memberships/module.ts';
import { passesModule } from './modules/gym/passes/module.ts';
import { enquiriesModule } from './modules/messaging/enquiries/module.ts';
import { mailModule } from './modules/messaging/mail/module.ts';
import { documentsModule } from './modules/money/documents/module.ts';
import { paymentsModule } from './modules/money/payments/module.ts';
import { authModule } from './modules/people/auth/module.ts';
import { privacyModule } from './modules/people/privacy/module.ts';
import { staffModule } from './modules/people/staff/module.ts';
import { usersModule } from './modules/people/users/module.ts';
import { addressesModule } from './modules/shop/addresses/module.ts';
import { cartModule } from './modules/shop/cart/module.ts';
import { catalogueModule } from './modules/shop/catalogue/module.ts';
import { ordersModule } from './modules/shop/orders/module.ts';
import { restocksModule } from './modules/shop/restocks/module.ts';
import { reviewsModule } from './modules/shop/reviews/module.ts';
import { salesModule } from './modules/shop/sales/module.ts';
import { stockModule } from './modules/shop/stock/module.ts';
import { subscribe } from './platform/shared/events.ts';
import { sharedModule } from './platform/shared/module.ts';

/** All modules. Code that processes every module loops over this list. */
export const modules: readonly Module[] = [
  dashboardModule,
  reportsModule,
  membersModule,
  staffModule,
  privacyModule,
  unreadModule,
  drawersModule,
  frontDeskModule,
  salesModule,
  centersModule,
  visitsModule,
  reviewsModule,
  documentsModule,
  ordersModule,
  membershipsModule,
  classesModule,
  appointmentsModule,
  followUpsModule,
  whatsAppModule,
  enquiriesModule,
  paymentsModule,
  passesModule,
  stockModule,
  restocksModule,
  cartModule,
  addressesModule,
  settingsModule,
  importsModule,
  legalModule,
  systemModule,
  mailModule,
  imagesModule,
  catalogueModule,
  auditModule,
  authModule,
  usersModule,
  sharedModule,
];

subscribe([
  ...modules.flatMap(({ on }) => on ?? []),
  // Counts the lists of all modules, so it is no handler of one.
  { 'staff joined': (tx, { userId }) => markAllRead(tx, modules, userId) },
]);
