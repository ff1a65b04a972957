import { locales } from '@namma/contract/locales';
import { offeredTiers } from '@namma/contract/memberships/tiers';
import { weekdayWords } from '@namma/contract/messages/weekdays';
import { settingDefaults } from '@namma/contract/settings/defaults';
import { gymOf } from '@namma/contract/settings/gym';
import { offerOf } from '@namma/contract/settings/plans';
import type { GymTexts, Setting } from '@namma/contract/settings/schemas';
import { legalOf, textsOf } from '@namma/contract/settings/texts';
import type { Settings } from '@namma/contract/settings/values';
import { ConsultancyPrice } from '../../features/appointments/consultancy-price';
import { About } from '../../features/landing/about';
import { Contact } from '../../features/landing/contact';
import { Hours } from '../../features/landing/hours';
import { OfferLine } from '../../features/landing/offer-line';
import { Reviews } from '../../features/landing/reviews';
import { LegalArticle } from '../../features/legal/legal-article';
import { PlanCards } from '../../features/memberships/plan-cards';
import { PlanComparison } from '../../features/memberships/plan-comparison';
import { TierHero } from '../../features/memberships/tier-hero';
import { tierStyles } from '../../features/memberships/tier-styles';
import type { Draft } from '../../features/settings/admin/setting-dialog';
import { DeliveryDetails } from '../../shared/delivery-details';
import { GymProvider, useGym } from '../../shared/gym-settings';

interface SettingsPreviewProps {
  settings: readonly Setting[];
  draft: Draft;
}

/** The part of a public page that shows a setting, with all settings of the first day of the draft. */
export function SettingsPreview({ settings, draft }: SettingsPreviewProps) {
  const then = settingsOn(settings, draft);
  const { isSendingMails } = useGym();
  return (
    <GymProvider value={{ ...gymOf(then, weekdayWords), isSendingMails }}>
      <Page settings={then} draft={draft} />
    </GymProvider>
  );
}

function settingsOn(settings: readonly Setting[], { key, value, fromDay }: Draft): Settings {
  const values = settings.map((setting) => {
    const begun = setting.coming.findLast((each) => each.fromDay <= fromDay);
    return [setting.key, (begun ?? setting.current).value] as const;
  });
  // The server has checked them, and the form the draft.
  return { ...settingDefaults, ...Object.fromEntries(values), [key]: value } as Settings;
}

function Page({ settings, draft: { key, fromDay } }: { settings: Settings; draft: Draft }) {
  const [kind, slug, language] = key.split('.');
  const offered = offeredTiers(offerOf(settings));
  const tier = offered.find((each) => each.slug === slug);
  if (tier)
    return (
      <div className={tierStyles[tier.slug].shade}>
        {kind === 'startingPrice' ? <TierHero {...tier} /> : <PlanCards tier={tier} />}
        {kind !== 'startingPrice' && <PlanComparison tiers={offered} current={tier.slug} />}
      </div>
    );
  const texts = (locale: string | undefined) =>
    textsOf(settings, locales.find((each) => each === locale) ?? 'en', fromDay);
  if (kind === 'offer') return <OfferLines texts={locales.map(texts)} />;
  if (kind === 'about') return <About about={texts(slug).about} />;
  if (kind === 'review') return <Reviews own={texts(language).reviews} />;
  if (kind === 'openingHours') return <Hours closed={[]} />;
  if (kind === 'consultancyPrice') return <ConsultancyPrice className="page-width py-6" />;
  if (kind === 'deliveryDays' || kind === 'returnDays')
    return <DeliveryDetails className="page-width py-6" />;
  // Texts of legal pages contain these values.
  return kind === 'business' || kind === 'grievanceOfficer' ? <Legal settings={settings} /> : <Contact />;
}

const Legal = ({ settings }: { settings: Settings }) => (
  <LegalArticle page="grievance" details={legalOf(settings)} />
);

const OfferLines = ({ texts }: { texts: GymTexts[] }) => (
  <div className="grid gap-2">
    {locales.map((locale, place) => (
      <div key={locale} lang={locale} className="empty:hidden">
        <OfferLine offer={texts[place]?.offer ?? null} />
      </div>
    ))}
  </div>
);
