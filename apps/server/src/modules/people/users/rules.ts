/** Derives a name from an email: `asha.rao@gym.example` becomes Asha Rao. */
export const nameOfEmail = (email: string): string =>
  email
    .replace(/[+@].*$/, '')
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ') || 'Admin';
