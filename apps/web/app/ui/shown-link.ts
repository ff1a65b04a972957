/** Pictures from elsewhere are requested over TLS, as browsers do by themselves on https pages. */
export const shownLink = (link: string): string => link.replace(/^http:/i, 'https:');
