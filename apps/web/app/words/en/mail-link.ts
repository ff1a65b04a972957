export const title = 'Link from our mail';
export const lead = 'Opening this page has changed nothing. It is done once you press the button.';
export const needsScript = 'This page needs JavaScript. Please switch it on.';
export const linkMissing = 'The link is not whole. Open it from the mail once more.';
export const toSite = 'To our site';
export const stopLead = 'You will get no more mails about products that are back in stock.';
export const stop = 'Stop these mails';
