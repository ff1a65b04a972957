import * as words from '#words/offline';

/** Shown after signing in when the browser stores nothing. A separate file, because few need it. */
export const tabSessionNote = words.onlyThisTab;
