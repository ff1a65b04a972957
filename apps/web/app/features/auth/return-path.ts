/** Passes the address to return to from one account screen to the next. */
export const withReturn = (path: string, from: string | null): string =>
  from ? `${path}?from=${encodeURIComponent(from)}` : path;
