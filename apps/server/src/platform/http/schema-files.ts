// Written by npm run check, from the names of the files.
import * as adminSchemas from '@namma/contract/admin/schemas';
import * as appointmentsCoachSchemas from '@namma/contract/appointments/coach-schemas';
import * as appointmentsSchemas from '@namma/contract/appointments/schemas';
import * as authSchemas from '@namma/contract/auth/schemas';
import * as cartSchemas from '@namma/contract/cart/schemas';
import * as catalogueFactSchemas from '@namma/contract/catalogue/fact-schemas';
import * as catalogueSchemas from '@namma/contract/catalogue/schemas';
import * as centersSchemas from '@namma/contract/centers/schemas';
import * as classesSchemas from '@namma/contract/classes/schemas';
import * as dashboardSchemas from '@namma/contract/dashboard/schemas';
import * as documentsSchemas from '@namma/contract/documents/schemas';
import * as enquiriesSchemas from '@namma/contract/enquiries/schemas';
import * as factsSchemas from '@namma/contract/facts/schemas';
import * as followUpsSchemas from '@namma/contract/follow-ups/schemas';
import * as frontDeskSettleSchemas from '@namma/contract/front-desk/collection-schemas';
import * as frontDeskSchemas from '@namma/contract/front-desk/schemas';
import * as imagesSchemas from '@namma/contract/images/schemas';
import * as importsSchemas from '@namma/contract/imports/schemas';
import * as legalSchemas from '@namma/contract/legal/schemas';
import * as mailSchemas from '@namma/contract/mail/schemas';
import * as membersSchemas from '@namma/contract/members/schemas';
import * as membersTimelineSchemas from '@namma/contract/members/timeline-schemas';
import * as membershipsEndSchemas from '@namma/contract/memberships/end-schemas';
import * as membershipsJoinSchemas from '@namma/contract/memberships/join-schemas';
import * as membershipsSchemas from '@namma/contract/memberships/schemas';
import * as ordersAddressSchemas from '@namma/contract/orders/address-schemas';
import * as ordersRoundSchemas from '@namma/contract/orders/round-schemas';
import * as ordersSchemas from '@namma/contract/orders/schemas';
import * as passesSchemas from '@namma/contract/passes/schemas';
import * as paymentsSchemas from '@namma/contract/payments/schemas';
import * as privacyOwnData from '@namma/contract/privacy/personal-data';
import * as privacySchemas from '@namma/contract/privacy/schemas';
import * as reportsSchemas from '@namma/contract/reports/schemas';
import * as restocksSchemas from '@namma/contract/restocks/schemas';
import * as returnsSchemas from '@namma/contract/returns/schemas';
import * as reviewsSchemas from '@namma/contract/reviews/schemas';
import * as salesSchemas from '@namma/contract/sales/schemas';
import * as staffSchemas from '@namma/contract/staff/schemas';
import * as stockSchemas from '@namma/contract/stock/schemas';
import * as systemSchemas from '@namma/contract/system/schemas';
import * as usersSchemas from '@namma/contract/users/schemas';
import * as visitsSchemas from '@namma/contract/visits/schemas';
import * as whatsappSchemas from '@namma/contract/whatsapp/schemas';

/** What each file of schemas in the contract exports, with its domain. */
export const schemaFiles: readonly (readonly [domain: string, exported: Record<string, unknown>])[] = [
  ['admin', adminSchemas],
  ['appointments', appointmentsCoachSchemas],
  ['appointments', appointmentsSchemas],
  ['auth', authSchemas],
  ['cart', cartSchemas],
  ['catalogue', catalogueFactSchemas],
  ['catalogue', catalogueSchemas],
  ['centers', centersSchemas],
  ['classes', classesSchemas],
  ['dashboard', dashboardSchemas],
  ['documents', documentsSchemas],
  ['enquiries', enquiriesSchemas],
  ['facts', factsSchemas],
  ['followUps', followUpsSchemas],
  ['frontDesk', frontDeskSchemas],
  ['frontDesk', frontDeskSettleSchemas],
  ['images', imagesSchemas],
  ['imports', importsSchemas],
  ['legal', legalSchemas],
  ['mail', mailSchemas],
  ['members', membersSchemas],
  ['members', membersTimelineSchemas],
  ['memberships', membershipsEndSchemas],
  ['memberships', membershipsJoinSchemas],
  ['memberships', membershipsSchemas],
  ['orders', ordersAddressSchemas],
  ['orders', ordersRoundSchemas],
  ['orders', ordersSchemas],
  ['passes', passesSchemas],
  ['payments', paymentsSchemas],
  ['privacy', privacyOwnData],
  ['privacy', privacySchemas],
  ['reports', reportsSchemas],
  ['restocks', restocksSchemas],
  ['returns', returnsSchemas],
  ['reviews', reviewsSchemas],
  ['sales', salesSchemas],
  ['staff', staffSchemas],
  ['stock', stockSchemas],
  ['system', systemSchemas],
  ['users', usersSchemas],
  ['visits', visitsSchemas],
  ['whatsapp', whatsappSchemas],
];
