import type { ReactNode } from 'react';

const SMALL = 14;

/** Lucide's icons as plain SVG: every page loads the header first, and would load Lucide's code with it. */
const icon = (size: number, drawing: ReactNode) => (
  <svg
    aria-hidden="true"
    // Grows with the size of the text.
    className={size === SMALL ? 'size-3.5' : 'size-5.5'}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {drawing}
  </svg>
);

export const mapPinIcon = icon(
  SMALL,
  <>
    <path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0" />
    <circle cx="12" cy="10" r="3" />
  </>,
);
export const menuIcon = icon(22, <path d="M4 5h16M4 12h16M4 19h16" />);
export const closeIcon = icon(22, <path d="M18 6 6 18M6 6l12 12" />);
export const cardIcon = icon(
  22,
  <path d="M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3zM14 14h3v3h-3zM21 14v3M14 21h3M20 20h1v1h-1z" />,
);
export const userIcon = icon(
  22,
  <>
    <path d="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2" />
    <circle cx="12" cy="7" r="4" />
  </>,
);
