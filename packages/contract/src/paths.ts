/**
 * The address of every screen, exactly as specified (SPEC section 2). Import with `import * as paths`: each is its own
 * constant, so a bundle contains only those it uses. Does not import zod.
 */

import type { LegalPage } from './legal/rules.ts';

export const home = '/';
export const signUp = '/signUp';
export const signIn = '/signIn';
export const adminLogin = '/adminLogin';
export const forgotPassword = '/forgotPassword';
export const resetPassword = '/resetPassword';
/** The page for accepting a staff invitation; its token is in the fragment. */
export const invitation = '/invitation';
/** The claim link from the desk; its token is in the fragment. */
export const claim = '/claim';
/** The page of links in mails; the fragment contains the action and its token. */
export const mailLink = '/link';
export const fitness = '/fitness';
export const elitePro = '/fitness/elitePro';
export const elitePlus = '/fitness/elitePlus';
export const buyMembership = '/fitness/buy';
export const consultancy = '/consultancy';
export const appointment = '/appointment';
export const classes = '/classes';
export const center = '/centers/:center';

/** The address of a center's page. */
export const centerPath = (key: string): string => `/centers/${encodeURIComponent(key)}`;
export const store = '/store';
export const listing = '/store/category';
export const wishlist = '/store/wishlist';
export const product = '/store/product';
export const cart = '/store/cart';
export const addAddress = '/store/addAddress';
export const payment = '/store/payment';
export const orders = '/store/orders';
export const profile = '/profile';
export const profileOrders = '/profile/profileOrders';
export const profileConsultancy = '/profile/profileConsultancy';
export const profileMembership = '/profile/profileMembership';
export const profileLedger = '/profile/ledger';
export const profileCard = '/profile/card';
export const profileDocuments = '/profile/documents';
export const profileMyData = '/profile/myData';
export const profilePassword = '/profile/passwordRest';
export const profileSecurity = '/profile/security';
export const admin = '/admin';
export const adminProducts = '/admin/products';
export const adminMemberships = '/admin/memberships';
export const adminQueries = '/admin/queries';
export const adminFollowUps = '/admin/followUps';
export const adminOrders = '/admin/orders';
export const adminDeliveries = '/admin/deliveries';
export const adminReviews = '/admin/reviews';
export const adminReturns = '/admin/returns';
export const adminCounter = '/admin/counter';
export const adminPasses = '/admin/passes';
export const adminDrawer = '/admin/drawer';
export const adminCashUp = '/admin/cashUp';
export const adminAppointments = '/admin/appointments';
export const adminCoaches = '/admin/coaches';
export const adminClasses = '/admin/classes';
export const adminActivity = '/admin/activity';
export const adminMails = '/admin/mails';
export const adminMembers = '/admin/members';
export const adminDocuments = '/admin/documents';
export const adminTaxDetails = '/admin/taxDetails';
export const adminMember = '/admin/members/person';
export const adminReports = '/admin/reports';
export const adminStaff = '/admin/staff';
export const adminImports = '/admin/imports';
export const adminSettings = '/admin/settings';
export const adminSystem = '/admin/system';

export const legal = '/legal/:page';

/** The address of a legal page. */
export const legalPath = (page: LegalPage): string => `/legal/${page}`;

export const invoice = '/invoice';

/** The address of a document's print view. */
export const invoicePath = (number: string): string => `${invoice}?number=${number}`;

/** The address where a member renews a membership. */
export const renewPath = (membershipId: number): string => `${profileMembership}?renew=${membershipId}`;

/** The address of a product's page. */
export const productPath = (productId: number): string => `${product}?id=${productId}`;

/** The address of a person's page for admins. */
export const memberPath = (userId: number): string => `${adminMember}?id=${userId}`;

/**
 * True for documents that may use the camera and compile the reader of codes (D146): those of the admin side. All its
 * screens share the document that was loaded first, which may be the one of the login.
 */
export const mayUseCamera = (path: string): boolean => /^\/admin(?:Login)?(?:\/|$)/.test(path);
