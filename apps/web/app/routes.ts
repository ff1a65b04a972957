import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { buildLocale } from '../build-locale.ts';

/** For developers only; not part of the production build. */
const workshop =
  process.env.NODE_ENV === 'production' ? [] : [route('styleguide', 'routes/site/styleguide.tsx')];

/** In English only. The builds of the other languages leave for it. */
const admin =
  buildLocale === 'en'
    ? [
        route('admin', 'routes/admin/frame.tsx', [
          index('routes/admin/dashboard.tsx'),
          route('products', 'routes/admin/products.tsx'),
          route('memberships', 'routes/admin/memberships.tsx'),
          route('queries', 'routes/admin/queries.tsx'),
          route('orders', 'routes/admin/orders.tsx'),
          route('returns', 'routes/admin/returns.tsx'),
          route('reviews', 'routes/admin/reviews.tsx'),
          route('counter', 'routes/admin/counter.tsx'),
          route('cashUp', 'routes/admin/cash-up.tsx'),
          route('appointments', 'routes/admin/appointments.tsx'),
          route('coaches', 'routes/admin/coaches.tsx'),
          route('activity', 'routes/admin/activity.tsx'),
          route('mails', 'routes/admin/mails.tsx'),
          route('documents', 'routes/admin/documents.tsx'),
          route('taxFacts', 'routes/admin/tax-facts.tsx'),
          route('members', 'routes/admin/members.tsx'),
          route('members/person', 'routes/admin/member.tsx'),
          route('reports', 'routes/admin/reports.tsx'),
        ]),
      ]
    : [route('admin/*', 'routes/admin/in-english.tsx')];

/** The table of screens in SPEC section 2, with the same spelling (D24). */
export default [
  layout('routes/site/frame.tsx', [
    index('routes/site/landing.tsx'),
    route('signUp', 'routes/site/sign-up.tsx'),
    route('signIn', 'routes/site/sign-in.tsx'),
    route('adminLogin', 'routes/site/admin-login.tsx'),
    route('forgotPassword', 'routes/site/forgot-password.tsx'),
    route('resetPassword', 'routes/site/reset-password.tsx'),
    route('fitness', 'routes/site/fitness.tsx', [
      index('routes/site/fitness-elite.tsx'),
      route('elitePro', 'routes/site/fitness-elite-pro.tsx'),
      route('elitePlus', 'routes/site/fitness-elite-plus.tsx'),
      route('buy', 'routes/site/fitness-buy.tsx'),
    ]),
    route('consultancy', 'routes/site/consultancy.tsx'),
    route('appointment', 'routes/site/appointment.tsx'),
    route('store', 'routes/store/frame.tsx', [
      index('routes/store/top-sellers.tsx'),
      route('category', 'routes/store/category.tsx'),
      route('wishlist', 'routes/store/wishlist.tsx'),
      route('product', 'routes/store/product.tsx'),
      layout('routes/store/members.tsx', [
        route('cart', 'routes/store/cart.tsx'),
        route('addAddress', 'routes/store/address.tsx'),
        route('payment', 'routes/store/payment.tsx'),
        route('orders', 'routes/store/orders.tsx'),
      ]),
    ]),
    route('profile', 'routes/profile/frame.tsx', [
      index('routes/profile/edit.tsx'),
      route('profileOrders', 'routes/profile/orders.tsx'),
      route('profileConsultancy', 'routes/profile/consultancy.tsx'),
      route('profileMembership', 'routes/profile/membership.tsx'),
      route('ledger', 'routes/profile/ledger.tsx'),
      route('documents', 'routes/profile/documents.tsx'),
      route('myData', 'routes/profile/my-data.tsx'),
      route('passwordRest', 'routes/profile/password.tsx'),
    ]),
    route('invoice', 'routes/site/invoice.tsx'),
    route('legal/:page', 'routes/site/legal.tsx'),
    route('*', 'routes/site/not-found.tsx'),
  ]),
  // Outside the layouts, which read from the server: it opens without a network.
  route('profile/card', 'routes/profile/card.tsx'),
  ...workshop,
  route('site.webmanifest', 'routes/site/web-manifest.ts'),
  ...admin,
] satisfies RouteConfig;
