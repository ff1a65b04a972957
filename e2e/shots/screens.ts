import type { Page } from '@playwright/test';
import { payCash } from '../fixtures/checkout';
import type { Cast } from './cast';

export interface Screen {
  name: string;
  as?: 'newMember' | 'busyMember' | 'admin';
  path: string | ((cast: Cast) => string);
  /** Prepares the state of the screen. */
  act?: (page: Page) => Promise<void>;
  /** Only the visible part of the page: for overlays. */
  isView?: boolean;
  /** The widths at which this state exists. */
  widths?: readonly number[];
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).and(page.locator(':visible')).first().click();

const openDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};

/** Types at the counter as a scanner does. */
const scan = (text: string) => async (page: Page) => {
  await page.getByLabel('Slip, phone number, name or order number').fill(text);
  await page.keyboard.press('Enter');
  await page.getByText('Looking up').waitFor({ state: 'hidden' });
};

const fillNewMember = async (page: Page, phone: string) => {
  await openDialog(/^New member/)(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Ravi Kumar');
  await dialog.getByLabel('Phone').fill(phone);
  await dialog.getByRole('button', { name: 'Add member' }).click();
};

const addKnown = async (page: Page) => {
  await fillNewMember(page, '9876543210');
  await page.getByRole('button', { name: 'Another person' }).waitFor();
};

/** Each person has another phone. */
const addWalkIn = async (page: Page) => {
  await fillNewMember(page, `9${String(Math.random()).slice(2, 11).padEnd(9, '0')}`);
  await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
};

const takeMembership = async (page: Page) => {
  await addWalkIn(page);
  await press('Add membership')(page);
  await page.getByLabel('Plan').waitFor();
};

const leaveUnclaimed = async (page: Page) => {
  await addWalkIn(page);
  await press('Not now')(page);
  await page.getByRole('link', { name: 'All about this person' }).waitFor();
};

const openUnclaimed = async (page: Page) => {
  await leaveUnclaimed(page);
  await page.getByRole('link', { name: 'All about this person' }).click();
  await page.getByLabel('New note').fill('Bad left knee: no squats until May.');
  await press('Save note')(page);
  await page.getByRole('button', { name: /^Delete the note/ }).waitFor();
};

const mendUnclaimed = async (page: Page) => {
  await openUnclaimed(page);
  await openDialog('Edit')(page);
};

/** Submits the form empty. */
const sendEmpty = (name: string) => async (page: Page) => {
  await press(name)(page);
  await page.locator('[aria-invalid=true]').first().waitFor();
};

/** Makes the read of the screen's data fail. */
const withoutItsData = async (page: Page) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
};

const visitors: Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'landing-menu', path: '/', act: press('Open menu'), isView: true, widths: [390] },
  { name: 'fitness-elite', path: '/fitness' },
  { name: 'fitness-elite-pro', path: '/fitness/elitePro' },
  { name: 'fitness-elite-plus', path: '/fitness/elitePlus' },
  { name: 'fitness-buy', path: '/fitness/buy' },
  { name: 'fitness-buy-chosen', path: '/fitness/buy?tier=elitePlus&months=6' },
  { name: 'consultancy', path: '/consultancy' },
  { name: 'appointment', path: '/appointment?type=Nutrition' },
  { name: 'sign-up', path: '/signUp' },
  { name: 'sign-up-errors', path: '/signUp', act: sendEmpty('Sign up') },
  { name: 'sign-in', path: '/signIn' },
  { name: 'admin-login', path: '/adminLogin' },
  { name: 'store', path: '/store' },
  { name: 'store-category', path: '/store/category' },
  {
    name: 'store-category-filtered',
    path: '/store/category?category=wheyprotein&price=1500-above&rating=4',
  },
  { name: 'store-category-nothing', path: '/store/category?category=nothing-like-it' },
  { name: 'store-category-unknown-filter', path: '/store/category?price=7' },
  { name: 'store-filters', path: '/store/category', act: press('Filters'), isView: true, widths: [390, 768] },
  {
    name: 'store-suggestions',
    path: '/store',
    act: async (page) => {
      await page.getByRole('combobox', { name: /search/i }).fill('protein');
      await page.getByRole('option').first().waitFor();
    },
    isView: true,
  },
  {
    name: 'store-next-page-failed',
    path: '/store/category',
    act: async (page) => {
      await page.route('**/api/product/getAll**', (route) => route.abort());
      await page.getByRole('link', { name: 'Next page' }).scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  { name: 'store-product', path: '/store/product?id=1' },
  { name: 'store-product-missing', path: '/store/product?id=999999' },
  { name: 'store-wishlist', path: '/store/wishlist' },
  { name: 'forgot-password', path: '/forgotPassword' },
  { name: 'reset-password', path: '/resetPassword#token=from-a-mail' },
  { name: 'reset-password-old-link', path: '/resetPassword' },
  { name: 'claim', path: '/claim#token=from-the-desk' },
  { name: 'claim-old-link', path: '/claim' },
  { name: 'mail-link-stop', path: '/link#stop.from-the-mail' },
  { name: 'invitation-over', path: '/invitation#token-of-an-old-invitation' },
  { name: 'invitation-old-link', path: '/invitation' },
  { name: 'legal-privacy', path: '/legal/privacy' },
  { name: 'legal-terms', path: '/legal/terms' },
  { name: 'legal-refunds', path: '/legal/refunds' },
  { name: 'legal-grievance', path: '/legal/grievance' },
  { name: 'legal-accessibility', path: '/legal/accessibility' },
  { name: 'not-found', path: '/no/such/page' },
];

const members: Screen[] = [
  { name: 'cart-empty', as: 'newMember', path: '/store/cart' },
  { name: 'cart', as: 'busyMember', path: '/store/cart' },
  { name: 'address', as: 'busyMember', path: '/store/addAddress' },
  {
    name: 'address-new',
    as: 'busyMember',
    path: '/store/addAddress',
    act: openDialog('Add New Address'),
    isView: true,
  },
  { name: 'payment', as: 'busyMember', path: ({ addressId }) => `/store/payment?address=${addressId}` },
  {
    name: 'payment-ticked',
    as: 'busyMember',
    path: ({ addressId }) => `/store/payment?address=${addressId}`,
    act: payCash,
  },
  { name: 'orders-empty', as: 'newMember', path: '/store/orders' },
  { name: 'orders', as: 'busyMember', path: '/store/orders' },
  { name: 'profile', as: 'busyMember', path: '/profile' },
  { name: 'profile-logout', as: 'busyMember', path: '/profile', act: openDialog('Logout'), isView: true },
  { name: 'profile-orders-empty', as: 'newMember', path: '/profile/profileOrders' },
  { name: 'profile-orders', as: 'busyMember', path: '/profile/profileOrders' },
  { name: 'profile-consultancy-empty', as: 'newMember', path: '/profile/profileConsultancy' },
  { name: 'profile-consultancy', as: 'busyMember', path: '/profile/profileConsultancy' },
  { name: 'profile-membership-empty', as: 'newMember', path: '/profile/profileMembership' },
  { name: 'profile-membership', as: 'busyMember', path: '/profile/profileMembership' },
  { name: 'profile-documents-empty', as: 'newMember', path: '/profile/documents' },
  { name: 'profile-ledger-empty', as: 'newMember', path: '/profile/ledger' },
  { name: 'profile-ledger', as: 'busyMember', path: '/profile/ledger' },
  {
    name: 'profile-membership-failed',
    as: 'busyMember',
    path: '/profile/profileMembership',
    act: withoutItsData,
  },
  { name: 'profile-documents', as: 'busyMember', path: '/profile/documents' },
  { name: 'profile-my-data', as: 'busyMember', path: '/profile/myData' },
  { name: 'profile-my-data-empty', as: 'newMember', path: '/profile/myData' },
  { name: 'profile-card', as: 'busyMember', path: '/profile/card' },
  { name: 'profile-card-empty', as: 'newMember', path: '/profile/card' },
  { name: 'profile-security', as: 'busyMember', path: '/profile/security' },
  { name: 'profile-security-staff', as: 'admin', path: '/profile/security' },
  { name: 'profile-password', as: 'busyMember', path: '/profile/passwordRest' },
  {
    name: 'profile-password-errors',
    as: 'busyMember',
    path: '/profile/passwordRest',
    act: sendEmpty('Change password'),
  },
];

const adminScreens: Screen[] = [
  { name: 'admin-dashboard', as: 'admin', path: '/admin' },
  { name: 'admin-products', as: 'admin', path: '/admin/products' },
  { name: 'admin-products-nothing', as: 'admin', path: '/admin/products?category=nothing-like-it' },
  {
    name: 'admin-product-add',
    as: 'admin',
    path: '/admin/products',
    act: openDialog('Add product'),
    isView: true,
  },
  {
    name: 'admin-product-edit',
    as: 'admin',
    path: '/admin/products',
    act: openDialog(/^Edit /),
    isView: true,
  },
  {
    name: 'admin-product-delete',
    as: 'admin',
    path: '/admin/products',
    act: openDialog(/^Delete /),
    isView: true,
  },
  { name: 'admin-orders', as: 'admin', path: '/admin/orders' },
  { name: 'admin-orders-nothing', as: 'admin', path: '/admin/orders?q=nothing-like-it' },
  { name: 'admin-orders-failed', as: 'admin', path: '/admin/orders', act: withoutItsData },
  { name: 'admin-order', as: 'admin', path: '/admin/orders', act: openDialog(/^Open order /), isView: true },
  {
    name: 'admin-orders-ticked',
    as: 'admin',
    path: '/admin/orders?status=Pending',
    act: async (page) => {
      const boxes = page.getByRole('main').getByRole('checkbox');
      for (const box of (await boxes.all()).slice(0, 3)) await box.check();
    },
  },
  { name: 'admin-memberships', as: 'admin', path: '/admin/memberships' },
  { name: 'admin-queries', as: 'admin', path: '/admin/queries' },
  { name: 'admin-appointments', as: 'admin', path: '/admin/appointments?period=all' },
  { name: 'admin-appointments-nothing', as: 'admin', path: '/admin/appointments?q=nothing-like-it' },
  { name: 'admin-activity', as: 'admin', path: '/admin/activity' },
  { name: 'admin-counter', as: 'admin', path: '/admin/counter' },
  {
    name: 'admin-counter-new-member',
    as: 'admin',
    path: '/admin/counter',
    act: openDialog(/^New member/),
    isView: true,
  },
  {
    name: 'admin-counter-new-member-known',
    as: 'admin',
    path: '/admin/counter',
    act: addKnown,
    isView: true,
  },
  {
    name: 'admin-counter-new-member-link',
    as: 'admin',
    path: '/admin/counter',
    act: addWalkIn,
    isView: true,
  },
  {
    name: 'admin-counter-take-membership',
    as: 'admin',
    path: '/admin/counter',
    act: takeMembership,
    isView: true,
  },
  { name: 'admin-counter-unclaimed', as: 'admin', path: '/admin/counter', act: leaveUnclaimed },
  { name: 'admin-member-unclaimed', as: 'admin', path: '/admin/counter', act: openUnclaimed },
  { name: 'admin-member-mend', as: 'admin', path: '/admin/counter', act: mendUnclaimed, isView: true },
  { name: 'admin-counter-people', as: 'admin', path: '/admin/counter', act: scan('9876543210') },
  { name: 'admin-counter-refused', as: 'admin', path: '/admin/counter', act: scan('4821 0937 5') },
  { name: 'admin-reviews', as: 'admin', path: '/admin/reviews' },
  { name: 'admin-returns', as: 'admin', path: '/admin/returns' },
  { name: 'admin-appointments-day', as: 'admin', path: '/admin/appointments?view=day' },
  { name: 'admin-coaches', as: 'admin', path: '/admin/coaches' },
  { name: 'admin-cash-up', as: 'admin', path: '/admin/cashUp' },
  { name: 'admin-cash-up-nothing', as: 'admin', path: '/admin/cashUp?day=2020-01-01' },
  { name: 'admin-members', as: 'admin', path: '/admin/members' },
  { name: 'admin-members-nothing', as: 'admin', path: '/admin/members?q=nothing-like-it' },
  { name: 'admin-documents', as: 'admin', path: '/admin/documents' },
  { name: 'admin-documents-nothing', as: 'admin', path: '/admin/documents?q=nothing-like-it' },
  { name: 'admin-tax-details', as: 'admin', path: '/admin/taxDetails' },
  { name: 'admin-reports', as: 'admin', path: '/admin/reports' },
  { name: 'admin-mails', as: 'admin', path: '/admin/mails' },
  { name: 'admin-system', as: 'admin', path: '/admin/system' },
  { name: 'admin-staff', as: 'admin', path: '/admin/staff' },
  { name: 'admin-staff-invite', as: 'admin', path: '/admin/staff', act: openDialog('Invite'), isView: true },
  { name: 'admin-stock', as: 'admin', path: '/admin/products?stock=all' },
  { name: 'admin-member', as: 'admin', path: '/admin/members/person?id=1' },
];

export const screens: readonly Screen[] = [...visitors, ...members, ...adminScreens];
