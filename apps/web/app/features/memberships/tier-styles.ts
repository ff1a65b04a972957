import type { Tier } from '@namma/contract/memberships/tiers';

interface TierLook {
  picture: string;
  kind: 'banner' | 'hero';
  /** Pictures of the four features, in their order. */
  features: readonly [string, string, string, string];
  /** Sets `--tier`, the colour of a tier's pages, and the focus ring. */
  shade: string;
}

export const tierStyles: Record<Tier['slug'], TierLook> = {
  elite: {
    picture: 'hero-fitness',
    kind: 'banner',
    features: ['give-locker', 'give-mat', 'give-stopwatch', 'give-clipboard'],
    shade: '[--tier:var(--color-elite)] [--focus-ring:var(--color-elite)]',
  },
  elitePro: {
    picture: 'hero-elite-pro',
    kind: 'hero',
    features: ['give-locker', 'give-mat', 'give-clipboard', 'give-pool'],
    shade: '[--tier:var(--color-elite-pro)] [--focus-ring:var(--color-elite-pro)]',
  },
  elitePlus: {
    picture: 'hero-elite-plus',
    kind: 'hero',
    features: ['give-locker', 'give-stopwatch', 'consult-physiotherapy', 'give-pool'],
    shade: '[--tier:var(--color-elite-plus)] [--focus-ring:var(--color-elite-plus)]',
  },
};
