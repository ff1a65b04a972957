import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const icons = 'node_modules/lucide-react/dist/esm/icons';

/**
 * Files that are always loaded together, by chunk. Many small files compress badly, lengthen React Router's manifest and
 * cost a phone many requests. A chunk also contains the imports of its files, except those in an earlier chunk.
 */
const chunkFiles: Record<string, readonly string[]> = {
  frame: [
    'apps/web/app/features/shell/header.tsx',
    'apps/web/app/features/shell/header-icons.tsx',
    'apps/web/app/features/shell/page-error.tsx',
    'apps/web/app/ui/toaster.tsx',
    'apps/web/app/lib/loading/page-meta.ts',
    'apps/web/app/lib/loading/defer-hydration.tsx',
    'apps/web/app/lib/loading/use-late-page.tsx',
    'apps/web/app/lib/session/session.ts',
    'apps/web/app/ui/script-needed.tsx',
    'apps/web/app/shared/gym-facts.ts',
  ],
  // The screens to sign in, to sign up and to choose a password.
  account: [
    'apps/web/app/features/auth/account-frame.tsx',
    'apps/web/app/ui/art.tsx',
    'apps/web/app/words/en/auth.ts',
  ],
  store: [
    'apps/web/app/features/catalogue/store-failure.tsx',
    'apps/web/app/features/catalogue/recently-seen-later.tsx',
  ],
  calls: [
    'apps/web/app/lib/api/api.ts',
    'apps/web/app/lib/loading/reads.ts',
    'packages/contract/src/messages.ts',
    'packages/contract/src/words/en/auth.ts',
    'packages/contract/src/words/en/admin.ts',
    'packages/contract/src/words/en/cart.ts',
    'packages/contract/src/words/en/catalogue.ts',
    'packages/contract/src/words/en/consultancy.ts',
    'packages/contract/src/words/en/enquiries.ts',
    'packages/contract/src/words/en/fields.ts',
    'packages/contract/src/words/en/memberships.ts',
    'packages/contract/src/words/en/orders.ts',
  ],
  // What most pages need in their lower part: the footer, prices, and the way to sign in.
  below: [
    'apps/web/app/features/shell/footer.tsx',
    'apps/web/app/ui/price.tsx',
    'apps/web/app/ui/spinner.tsx',
    'apps/web/app/ui/field.tsx',
    'apps/web/app/lib/session/use-sign-in-first.ts',
    'apps/web/app/lib/loading/use-is-hydrated.ts',
    'packages/contract/src/money.ts',
    `${icons}/arrow-left.mjs`,
    `${icons}/arrow-right.mjs`,
    `${icons}/arrow-up-right.mjs`,
    `${icons}/mail.mjs`,
  ],
  plans: [
    'packages/contract/src/memberships/rules.ts',
    'packages/contract/src/memberships/tiers.ts',
    'apps/web/app/features/memberships/tier-looks.ts',
    'apps/web/app/features/memberships/buy-path.ts',
  ],
  shop: [
    'apps/web/app/features/catalogue/product-card.tsx',
    'apps/web/app/features/catalogue/store-bar.tsx',
    'apps/web/app/features/catalogue/listing.ts',
  ],
  // What most screens behind a sign-in need.
  screens: [
    'apps/web/app/features/shell/load-failed.tsx',

    'apps/web/app/lib/api/use-failure.ts',
    'apps/web/app/ui/use-one-at-a-time.ts',
    'apps/web/app/lib/loading/use-gym-day.ts',
    'apps/web/app/lib/loading/use-lazy.ts',
    'apps/web/app/features/orders/api.ts',
    'apps/web/app/features/orders/checkouts.ts',
    'apps/web/app/shared/return-words.ts',
    'packages/contract/src/returns/rules.ts',
    'packages/contract/src/reviews/rules.ts',
    'apps/web/app/lib/api/idempotency-key.ts',
    'apps/web/app/shared/document-link.tsx',
    'apps/web/app/lib/session/sign-in-first.ts',
    'apps/web/app/lib/forms/draft.ts',
    'apps/web/app/lib/session/use-leave-when-signed-out.ts',
    'apps/web/app/lib/session/use-logout.ts',
    'apps/web/app/lib/loading/use-older-rows.ts',
    'apps/web/app/ui/check-box.tsx',
    'apps/web/app/ui/checkbox-field.tsx',
    'apps/web/app/ui/choice-field.tsx',
    'apps/web/app/ui/digits-field.tsx',
    'apps/web/app/ui/password-field.tsx',
    'apps/web/app/ui/screen-loader.tsx',
    'apps/web/app/lib/forms/use-member-form.ts',
    'apps/web/app/lib/forms/form-rules.ts',
    'apps/web/app/shared/checkout-path.ts',
    'apps/web/app/shared/membership-event.ts',
    'apps/web/app/features/documents/amounts.ts',
    'apps/web/app/words/en/documents.ts',
    'apps/web/app/features/users/day-count.ts',
    'packages/contract/src/words/en/appointment-types.ts',
    'packages/contract/src/words/en/centers.ts',
    'packages/contract/src/words/en/genders.ts',
    'packages/contract/src/words/en/visits.ts',
    'packages/contract/src/enquiries/rules.ts',
    'apps/web/app/ui/qr-picture.tsx',
    'apps/web/app/ui/confirm-button.tsx',
    'apps/web/app/ui/icon-button.tsx',
    'apps/web/app/ui/show-older.tsx',
    'apps/web/app/ui/thumbnail.tsx',
    'packages/contract/src/documents/rules.ts',
    'packages/contract/src/words/en/booking-statuses.ts',
    'packages/contract/src/words/en/documents.ts',
    'packages/contract/src/words/en/order-statuses.ts',
    'packages/contract/src/words/en/payment-statuses.ts',
    'packages/contract/src/centers/rules.ts',
    `${icons}/banknote.mjs`,
    `${icons}/calendar-days.mjs`,
    `${icons}/credit-card.mjs`,
    `${icons}/check.mjs`,
    `${icons}/id-card.mjs`,
    `${icons}/log-out.mjs`,
    `${icons}/pencil.mjs`,
    `${icons}/plus.mjs`,
    `${icons}/printer.mjs`,
    `${icons}/receipt-text.mjs`,
    `${icons}/trash.mjs`,
    `${icons}/x.mjs`,
  ],
  // What every page loads once it has started.
  later: [
    'apps/web/app/ui/toast-cards.tsx',
    'apps/web/app/features/shell/language-offers.tsx',
    'apps/web/app/lib/loading/late-page.tsx',
    'apps/web/app/lib/forms/form-checks.ts',
    'packages/contract/src/text/digits.ts',
  ],
  // What most screens of the admin side need.
  admin: [
    ...['list', 'money', 'people', 'scanner', 'time', 'writes'].map((room) => `apps/web/app/admin/${room}/`),
    'apps/web/app/admin/shell/view-links.tsx',
    'apps/web/app/features/centers/admin/closing-button.tsx',
    'apps/web/app/lib/api/use-answer.ts',
    'apps/web/app/features/orders/admin/order-columns.tsx',
    'apps/web/app/features/orders/admin/take-back.ts',
    'apps/web/app/features/returns/refund-fields.tsx',
    'apps/web/app/features/mail/mail-columns.tsx',
    'apps/web/app/features/appointments/admin/coach-hours.ts',
    'apps/web/app/features/catalogue/use-product-pages.ts',
    'apps/web/app/features/catalogue/admin/use-product-writes.ts',
    'apps/web/app/ui/print-sheet.tsx',
    'apps/web/app/features/catalogue/api.ts',
    'packages/contract/src/catalogue/rules.ts',
    'packages/contract/src/appointments/rules.ts',
    'packages/contract/src/payments/utr.ts',
    'packages/contract/src/stock/rules.ts',
    'apps/web/app/features/catalogue/use-near-end.ts',
    `${icons}/undo-2.mjs`,
  ],
  // What the steps of the checkout need.
  checkout: [
    'apps/web/app/features/orders/checkout/use-fresh-checkout.ts',
    'apps/web/app/features/orders/checkout/use-focus-after-render.ts',
    'apps/web/app/features/orders/checkout/checkout-gate.tsx',
    'apps/web/app/features/orders/checkout/checkout-frame.tsx',
    'apps/web/app/features/orders/checkout/changes-note.tsx',
    'apps/web/app/features/orders/checkout/line-changes.ts',
    'apps/web/app/features/orders/checkout/address-lines.tsx',
    'apps/web/app/ui/quantity-field.tsx',
  ],
  // What several screens of the profile need.
  profile: [
    'apps/web/app/features/users/profile-frame.tsx',
    'apps/web/app/features/payments/slips/own-slip.tsx',
    'apps/web/app/features/payments/slips/order-slip.tsx',
    'apps/web/app/lib/api/save-file.ts',
    'apps/web/app/shared/own-memberships.ts',
    'apps/web/app/ui/use-last.ts',
    'packages/contract/src/words/en/return-states.ts',
    'apps/web/app/ui/confirm-dialog.tsx',
    'apps/web/app/shared/closed-centers.tsx',
    'apps/web/app/shared/load-closed.ts',
    'packages/contract/src/words/en/documents.ts',
    'packages/contract/src/words/en/renewals.ts',
    'packages/contract/src/memberships/renewals.ts',
    'packages/contract/src/memberships/days.ts',
    'packages/contract/src/centers/closures.ts',
    'apps/web/app/features/memberships/use-overlap.tsx',
    'apps/web/app/words/en/appointments.ts',
    'apps/web/app/words/en/fitness.ts',
    'apps/web/app/words/en/orders.ts',
  ],
  // A member's days and timeline, in the profile and on the admin side.
  days: [
    'apps/web/app/features/memberships/admin/days/use-ledger.ts',
    'apps/web/app/features/memberships/admin/days/planner.tsx',
    'apps/web/app/features/memberships/admin/days/bookings.ts',
    'apps/web/app/features/members/use-timeline.ts',
    'apps/web/app/features/members/timeline.tsx',
    'apps/web/app/features/members/due-list.tsx',
  ],
  // What the pages of the shop load at once after their first load.
  shelf: [
    'apps/web/app/features/catalogue/promo-carousel.tsx',
    'apps/web/app/features/catalogue/product-slider.tsx',
    'apps/web/app/features/catalogue/load-top-sellers.ts',
    'apps/web/app/features/catalogue/recently-seen-row.tsx',
  ],
  label: [
    'apps/web/app/features/catalogue/product-view.tsx',
    'apps/web/app/features/catalogue/load-product.ts',
    'apps/web/app/features/reviews/product-reviews.tsx',
    'apps/web/app/features/reviews/load-reviews.ts',
  ],
};

/** Matches these files, and everything in folders, which end with a slash. */
function matchFiles(chunk: string, paths: readonly string[]): RegExp {
  const missing = paths.filter((path) => !existsSync(join(root, path)));
  if (missing.length > 0)
    throw new Error(`chunks.ts names files that do not exist (${chunk}): ${missing.join(', ')}`);
  const patterns = paths.map(
    (path) =>
      path
        .replaceAll('.', '\\.')
        // The build of another language has its own words at this place.
        .replace('/words/en/', '/words/\\w+/')
        .replaceAll('/', '[\\\\/]') + (path.endsWith('/') ? '' : '$'),
  );
  return new RegExp(patterns.join('|'));
}

const react = {
  name: 'react',
  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|vite[\\/]preload-helper/,
};

/** For Rolldown's `codeSplitting.groups`. The higher priority gets a file that two chunks import. */
export const chunks = [
  react,
  ...Object.entries(chunkFiles).map(([name, paths]) => ({ name, test: matchFiles(name, paths) })),
].map((group, index, all) => ({ ...group, priority: all.length - index }));
