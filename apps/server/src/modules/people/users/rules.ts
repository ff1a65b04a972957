/** A name for whoever has given none: `asha.rao@gym.example` is Asha Rao. */
export const nameOfEmail = (email: string): string =>
  email
    .replace(/[+@].*$/, '')
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ') || 'Admin';
