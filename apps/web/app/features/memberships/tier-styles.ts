import type { Tier } from '@namma/contract/memberships/tiers';

interface TierLook {
  picture: string;
  /** Sets `--tier`, the colour of a tier's pages, and the focus ring. */
  shade: string;
}

export const tierStyles: Record<Tier['slug'], TierLook> = {
  elite: {
    picture: 'hero-landing',
    shade: '[--tier:var(--color-elite)] [--focus-ring:var(--color-elite)]',
  },
  elitePro: {
    picture: 'hero-elite-pro',
    shade: '[--tier:var(--color-elite-pro)] [--focus-ring:var(--color-elite-pro)]',
  },
  elitePlus: {
    picture: 'hero-elite-plus',
    shade: '[--tier:var(--color-elite-plus)] [--focus-ring:var(--color-elite-plus)]',
  },
};
