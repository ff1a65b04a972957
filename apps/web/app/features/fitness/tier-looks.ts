import type { Tier } from '@namma/contract/tiers';

interface TierLook {
  picture: string;
  /** Sets the shade of a tier's pages: parts take it as `--tier`, the focus ring too. */
  shade: string;
}

export const tierLooks: Record<Tier['slug'], TierLook> = {
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
