import type { ClosedTime } from '@namma/contract/centers/schemas';
import { About } from './about';
import { Contact } from './contact';
import { Hero } from './hero';
import { Hours } from './hours';
import { JoinCall } from './join-call';
import { Reviews } from './reviews';
import { TierCards } from './tier-cards';
import { Training } from './training';

export function LandingPage({ closed }: { closed: readonly ClosedTime[] }) {
  return (
    <>
      <Hero />
      <About />
      <TierCards />
      <Training />
      <Reviews />
      <JoinCall />
      <Hours closed={closed} />
      <Contact />
    </>
  );
}
