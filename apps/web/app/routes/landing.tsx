import { brand, contactDetails } from '@namma/contract/business';
import { About } from '../features/landing/about';
import { Contact } from '../features/landing/contact';
import { gymJsonLd } from '../features/landing/gym-json-ld';
import { Hero } from '../features/landing/hero';
import { Hours } from '../features/landing/hours';
import { Reviews } from '../features/landing/reviews';
import { TierCards } from '../features/landing/tier-cards';
import { Training } from '../features/landing/training';
import { publicPage } from '../lib/page-meta';

export const meta = () =>
  publicPage({
    title: `Gym in ${contactDetails.city}`,
    description: `${brand.name}: strength, cardio and trainer led classes in ${contactDetails.city}. Memberships in three tiers for 12, 6 or 3 months, opening hours, address and contact.`,
    path: '/',
    jsonLd: gymJsonLd,
  });

export default function Landing() {
  return (
    <div className="ground-ink">
      <Hero />
      <About />
      <TierCards />
      <Training />
      <Reviews />
      <Hours />
      <Contact />
    </div>
  );
}
