import type { ClosedTime } from '@namma/contract/centers/schemas';
import type { GymTexts } from '@namma/contract/facts/schemas';
import { type Offer, offeredTiers } from '@namma/contract/memberships/tiers';
import { About } from './about';
import { Contact } from './contact';
import { Hero } from './hero';
import { Hours } from './hours';
import { JoinCall } from './join-call';
import { OfferLine } from './offer-line';
import { Reviews } from './reviews';
import { TierCards } from './tier-cards';
import { Training } from './training';
import { TryDay } from './try-day';

interface LandingPageProps {
  offer: Offer;
  texts: GymTexts;
  closed: readonly ClosedTime[];
}

export function LandingPage({ offer, texts, closed }: LandingPageProps) {
  const tiers = offeredTiers(offer);
  return (
    <>
      <OfferLine offer={texts.offer} />
      <Hero />
      <About about={texts.about} />
      <TierCards tiers={tiers} />
      <Training />
      <Reviews own={texts.reviews} />
      <JoinCall tiers={tiers} />
      <Hours closed={closed} />
      <Contact />
      <TryDay rupees={texts.trialRupees} />
    </>
  );
}
