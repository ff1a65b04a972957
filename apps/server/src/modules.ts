import type { Module } from './module.ts';
import { activityModule } from './modules/activity/module.ts';
import { addressesModule } from './modules/addresses/module.ts';
import { authModule } from './modules/auth/module.ts';
import { cartModule } from './modules/cart/module.ts';
import { catalogueModule } from './modules/catalogue/module.ts';
import { centersModule } from './modules/centers/module.ts';
import { consultancyModule } from './modules/consultancy/module.ts';
import { contactModule } from './modules/contact/module.ts';
import { counterModule } from './modules/counter/module.ts';
import { dashboardModule } from './modules/dashboard/module.ts';
import { demoModule } from './modules/demo/module.ts';
import { documentsModule } from './modules/documents/module.ts';
import { imagesModule } from './modules/images/module.ts';
import { legalModule } from './modules/legal/module.ts';
import { mailModule } from './modules/mail/module.ts';
import { membersModule } from './modules/members/module.ts';
import { membershipsModule } from './modules/memberships/module.ts';
import { ordersModule } from './modules/orders/module.ts';
import { paymentsModule } from './modules/payments/module.ts';
import { privacyModule } from './modules/privacy/module.ts';
import { reportsModule } from './modules/reports/module.ts';
import { reviewsModule } from './modules/reviews/module.ts';
import { stockModule } from './modules/stock/module.ts';
import { unreadModule } from './modules/unread/module.ts';
import { usersModule } from './modules/users/module.ts';
import { visitsModule } from './modules/visits/module.ts';
import { sharedModule } from './shared/module.ts';

/**
 * Every module, once. Whatever goes through them loops over this list. A module stands before those whose rows its own refer to,
 * because rows of demo people are deleted in this order.
 */
export const modules: readonly Module[] = [
  demoModule,
  dashboardModule,
  reportsModule,
  membersModule,
  privacyModule,
  unreadModule,
  counterModule,
  centersModule,
  visitsModule,
  reviewsModule,
  documentsModule,
  ordersModule,
  membershipsModule,
  consultancyModule,
  contactModule,
  paymentsModule,
  stockModule,
  cartModule,
  addressesModule,
  legalModule,
  mailModule,
  imagesModule,
  catalogueModule,
  activityModule,
  authModule,
  usersModule,
  sharedModule,
];
