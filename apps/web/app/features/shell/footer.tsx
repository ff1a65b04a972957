import { brand } from '@namma/contract/brand';
import { place } from '@namma/contract/business';
import { categories } from '@namma/contract/catalogue/rules';
import type { LegalPage } from '@namma/contract/legal/rules';
import { centerLabel } from '@namma/contract/messages/centers';
import * as paths from '@namma/contract/paths';
import { openCenters } from '@namma/contract/values/centers';
import { Link, useLocation } from 'react-router';
import * as words from '#words/shell';
import { useGym } from '../../shared/gym-settings';
import { LanguageLinks } from './language-links';

const ourLinks = [
  { to: `${paths.home}#Home`, label: words.home },
  { to: `${paths.home}#memberships`, label: words.memberships },
  { to: `${paths.home}#AboutUs`, label: words.aboutUs },
  { to: `${paths.home}#contactUs`, label: words.contactUs },
  { to: `${paths.home}#review`, label: words.reviews },
] as const;

const legalLinks: readonly { page: LegalPage; label: string }[] = [
  { page: 'privacy', label: words.privacy },
  { page: 'terms', label: words.terms },
  { page: 'refunds', label: words.refunds },
  { page: 'grievance', label: words.complaints },
  { page: 'accessibility', label: words.accessibility },
];

const sites: Record<string, string> = {
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  'youtube.com': 'YouTube',
};
const siteOf = (link: string) => sites[new URL(link).hostname.replace('www.', '')] ?? link;

const trainLinks = [
  { to: paths.fitness, label: words.memberships },
  { to: paths.classes, label: words.classes },
  { to: paths.consultancy, label: words.consultancy },
  { to: `${paths.home}#tryDay`, label: words.tryDay },
] as const;

const storeLinks = [
  { to: paths.store, label: words.store },
  ...categories.map(({ value, label }) => ({ to: `${paths.listing}?category=${value}`, label })),
];

const helpLinks = [
  { to: `${paths.home}#contactUs`, label: words.contact },
  ...legalLinks
    .filter(({ page }) => page === 'refunds' || page === 'grievance')
    .map(({ page, label }) => ({ to: paths.legalPath(page), label })),
];

/** Shared by all screens. 'Our Links' is only on the landing page (SPEC section 2). */
export function Footer() {
  const { pathname } = useLocation();
  const { street, pincode, phone, hours } = useGym();
  return (
    <footer className="ground-ink border-t border-(--line)">
      <div
        className={`page-width grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(34)),1fr))] gap-x-6 gap-y-10 py-14 text-sm md:grid-cols-4 ${pathname === paths.home ? 'lg:grid-cols-5' : ''}`}
      >
        <div className="col-span-full">
          <p translate="no" className="display text-2xl">
            {brand.name}
          </p>
          <p className="mt-3 text-(--soft)">{brand.tagline}</p>
          <div className="mt-2 flex flex-wrap gap-x-6 empty:hidden">
            {brand.social.map((link) => (
              <a key={link} href={link} rel="me" className="flex min-h-11 items-center hover:underline">
                {siteOf(link)}
              </a>
            ))}
          </div>
        </div>
        <LinkColumn title={words.train} links={trainLinks} />
        <LinkColumn title={words.store} links={storeLinks} />
        <LinkColumn title={words.help} links={helpLinks} />
        <div className="grid content-start gap-1">
          <h2 className="eyebrow mb-2 text-(--soft)">{words.visit}</h2>
          <address className="not-italic">
            <span>{street}</span>
            <br />
            <span>{`${place.city} ${pincode}`}</span>
          </address>
          <p className="mt-2 flex flex-wrap gap-x-4">
            {openCenters().map((center) => (
              <Link
                key={center}
                to={paths.centerPath(center)}
                className="flex min-h-11 items-center hover:underline"
              >
                {centerLabel(center)}
              </Link>
            ))}
          </p>
          <a className="flex min-h-11 items-center hover:underline" href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
          <h2 className="eyebrow mt-2 mb-1 text-(--soft)">{words.open}</h2>
          {hours.map(({ days, shown }) => (
            <p key={days} className="mb-2">
              <span>{days}</span>
              <br />
              <span className="figures text-(--soft)">{shown}</span>
            </p>
          ))}
        </div>
        {pathname === paths.home && (
          <nav aria-label={words.ourLinks}>
            <LinkColumn title={words.ourLinks} links={ourLinks} />
          </nav>
        )}
      </div>
      <div className="page-width">
        <div className="flex flex-wrap justify-between gap-x-8 border-t border-(--line) py-4 text-sm">
          <nav aria-label={words.legal} className="flex flex-wrap gap-x-8">
            {legalLinks.map(({ page, label }) => (
              <Link
                key={page}
                to={paths.legalPath(page)}
                className="flex min-h-11 items-center text-(--soft) hover:underline"
              >
                {label}
              </Link>
            ))}
          </nav>
          <LanguageLinks />
        </div>
      </div>
    </footer>
  );
}

interface LinkColumnProps {
  title: string;
  links: readonly { to: string; label: string }[];
}

/** Not a landmark: the store has a navigation of the same name. */
const LinkColumn = ({ title, links }: LinkColumnProps) => (
  <div className="wrap-anywhere">
    <h2 className="eyebrow mb-2 text-(--soft)">{title}</h2>
    {links.map(({ to, label }) => (
      <Link key={to} to={to} className="flex min-h-11 items-center hover:underline">
        {label}
      </Link>
    ))}
  </div>
);
