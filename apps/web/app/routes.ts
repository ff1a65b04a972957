import * as paths from '@namma/contract/paths';
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { buildLocale } from '../build-target.ts';
import { adminAddresses } from './admin/shell/screens';

/** Routes below a screen, which the table of paths has in full. */
const below =
  (parent: string) =>
  (path: string, ...rest: [file: string, children?: RouteConfigEntry[]]) =>
    route(path.slice(parent.length + 1), ...rest);

const atTop = below('');
const inAdmin = below(paths.admin);
const inFitness = below(paths.fitness);
const inStore = below(paths.store);
const inProfile = below(paths.profile);

/** The screens of the sidebar's table: `/admin/cashUp` in `routes/admin/cash-up.tsx`. */
const adminScreens = adminAddresses
  .filter((address) => address !== paths.admin)
  .map((address) => {
    const name = address.slice(paths.admin.length + 1).replaceAll('/', '-');
    const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return inAdmin(address, `routes/admin/${file}.tsx`);
  });

const admin = [
  atTop(paths.admin, 'routes/admin/frame.tsx', [
    layout('routes/admin/screens.tsx', [index('routes/admin/dashboard.tsx'), ...adminScreens]),
  ]),
];

const site = [
  index('routes/site/landing.tsx'),
  atTop(paths.signUp, 'routes/site/sign-up.tsx'),
  atTop(paths.signIn, 'routes/site/sign-in.tsx'),
  atTop(paths.adminLogin, 'routes/site/admin-login.tsx'),
  atTop(paths.forgotPassword, 'routes/site/forgot-password.tsx'),
  atTop(paths.resetPassword, 'routes/site/reset-password.tsx'),
  atTop(paths.invitation, 'routes/site/invitation.tsx'),
  atTop(paths.claim, 'routes/site/claim.tsx'),
  atTop(paths.mailLink, 'routes/site/mail-link.tsx'),
  atTop(paths.fitness, 'routes/site/fitness.tsx', [
    // Routes of the same file need different ids.
    index('routes/site/fitness-tier.tsx', { id: 'elite' }),
    { ...inFitness(paths.elitePro, 'routes/site/fitness-tier.tsx'), id: 'elitePro' },
    { ...inFitness(paths.elitePlus, 'routes/site/fitness-tier.tsx'), id: 'elitePlus' },
    inFitness(paths.buyMembership, 'routes/site/fitness-buy.tsx'),
  ]),
  atTop(paths.classes, 'routes/site/classes.tsx'),
  atTop(paths.center, 'routes/site/center.tsx'),
  atTop(paths.consultancy, 'routes/site/consultancy.tsx'),
  atTop(paths.appointment, 'routes/site/appointment.tsx'),
  atTop(paths.store, 'routes/store/frame.tsx', [
    index('routes/store/top-sellers.tsx'),
    inStore(paths.listing, 'routes/store/category.tsx'),
    inStore(paths.wishlist, 'routes/store/wishlist.tsx'),
    inStore(paths.product, 'routes/store/product.tsx'),
    layout('routes/store/members.tsx', [
      inStore(paths.cart, 'routes/store/cart.tsx'),
      inStore(paths.addAddress, 'routes/store/address.tsx'),
      inStore(paths.payment, 'routes/store/payment.tsx'),
      inStore(paths.orders, 'routes/store/orders.tsx'),
    ]),
  ]),
  atTop(paths.profile, 'routes/profile/frame.tsx', [
    index('routes/profile/edit.tsx'),
    inProfile(paths.profileOrders, 'routes/profile/orders.tsx'),
    inProfile(paths.profileConsultancy, 'routes/profile/consultancy.tsx'),
    inProfile(paths.profileMembership, 'routes/profile/membership.tsx'),
    inProfile(paths.profileLedger, 'routes/profile/ledger.tsx'),
    inProfile(paths.profileDocuments, 'routes/profile/documents.tsx'),
    inProfile(paths.profileMyData, 'routes/profile/my-data.tsx'),
    inProfile(paths.profilePassword, 'routes/profile/password.tsx'),
    inProfile(paths.profileSecurity, 'routes/profile/security.tsx'),
  ]),
  atTop(paths.invoice, 'routes/site/invoice.tsx'),
  atTop(paths.legal, 'routes/site/legal.tsx'),
];

/** The screens of SPEC section 2 (D24). The admin side is in English only. */
export default [
  layout('routes/site/frame.tsx', [...site, route('*', 'routes/site/not-found.tsx')]),
  // Outside the layouts, which read from the server: it opens without a network.
  atTop(paths.profileCard, 'routes/profile/card.tsx'),
  route('site.webmanifest', 'routes/site/web-manifest.ts'),
  ...(buildLocale === 'en' ? admin : [route('admin/*', 'routes/site/admin-address.tsx')]),
] satisfies RouteConfig;
