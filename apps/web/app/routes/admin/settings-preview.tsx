import { factDefaults } from '@namma/contract/facts/defaults';
import { gymOf } from '@namma/contract/facts/gym';
import { offerOf } from '@namma/contract/facts/plans';
import type { Fact, GymTexts } from '@namma/contract/facts/schemas';
import { legalOf, textsOf } from '@namma/contract/facts/texts';
import type { Facts } from '@namma/contract/facts/values';
import { locales } from '@namma/contract/locales';
import { offeredTiers } from '@namma/contract/memberships/tiers';
import { weekdayWords } from '@namma/contract/messages/weekdays';
import { ConsultancyPrice } from '../../features/appointments/consultancy-price';
import type { Draft } from '../../features/facts/admin/fact-dialog';
import { About } from '../../features/landing/about';
import { Contact } from '../../features/landing/contact';
import { Hours } from '../../features/landing/hours';
import { OfferLine } from '../../features/landing/offer-line';
import { Reviews } from '../../features/landing/reviews';
import { LegalArticle } from '../../features/legal/legal-article';
import { CenterList } from '../../features/memberships/center-list';
import { PlanCards } from '../../features/memberships/plan-cards';
import { PlanComparison } from '../../features/memberships/plan-comparison';
import { TierHero } from '../../features/memberships/tier-hero';
import { tierLooks } from '../../features/memberships/tier-looks';
import { DeliveryFacts } from '../../shared/delivery-facts';
import { GymProvider } from '../../shared/gym-facts';

interface SettingsPreviewProps {
  facts: readonly Fact[];
  draft: Draft;
}

/** The part of a public page that shows a fact, with all that will hold on the first day of the draft. */
export function SettingsPreview({ facts, draft }: SettingsPreviewProps) {
  const then = factsOn(facts, draft);
  return (
    <GymProvider value={gymOf(then, weekdayWords)}>
      <Page facts={then} draft={draft} />
    </GymProvider>
  );
}

function factsOn(facts: readonly Fact[], { key, value, fromDay }: Draft): Facts {
  const values = facts.map((fact) => {
    const begun = fact.coming.findLast((each) => each.fromDay <= fromDay);
    return [fact.key, (begun ?? fact.current).value] as const;
  });
  // The server has checked them, and the form the draft.
  return { ...factDefaults, ...Object.fromEntries(values), [key]: value } as Facts;
}

function Page({ facts, draft: { key, fromDay } }: { facts: Facts; draft: Draft }) {
  const [kind, slug, language] = key.split('.');
  const offered = offeredTiers(offerOf(facts));
  const tier = offered.find((each) => each.slug === slug);
  if (tier)
    return (
      <div className={tierLooks[tier.slug].shade}>
        {kind === 'startingPrice' ? <TierHero {...tier} /> : <PlanCards tier={tier} />}
        {kind !== 'startingPrice' && <PlanComparison tiers={offered} current={tier.slug} />}
      </div>
    );
  const texts = (locale: string | undefined) =>
    textsOf(facts, locales.find((each) => each === locale) ?? 'en', fromDay);
  if (kind === 'offer') return <OfferLines texts={locales.map(texts)} />;
  if (kind === 'about') return <About about={texts(slug).about} />;
  if (kind === 'review') return <Reviews own={texts(language).reviews} />;
  if (kind === 'openingHours') return <Hours closed={[]} />;
  if (kind === 'consultancyPrice') return <ConsultancyPrice className="page-width py-6" />;
  if (kind === 'deliveryDays' || kind === 'returnDays') return <DeliveryFacts className="page-width py-6" />;
  if (kind === 'center') return <CenterList closed={[]} />;
  // Legal pages have texts in which these stand.
  return kind === 'business' || kind === 'grievanceOfficer' ? <Legal facts={facts} /> : <Contact />;
}

const Legal = ({ facts }: { facts: Facts }) => <LegalArticle page="grievance" facts={legalOf(facts)} />;

const OfferLines = ({ texts }: { texts: GymTexts[] }) => (
  <div className="grid gap-2">
    {locales.map((locale, place) => (
      <div key={locale} lang={locale} className="empty:hidden">
        <OfferLine offer={texts[place]?.offer ?? null} />
      </div>
    ))}
  </div>
);
