/** A picture of the web is asked for by TLS, as browsers themselves do on a page that came by it. */
export const shownLink = (link: string): string => link.replace(/^http:/i, 'https:');
