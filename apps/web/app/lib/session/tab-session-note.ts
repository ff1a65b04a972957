import * as words from '#words/offline';

/** Said after signing in where the browser keeps nothing. In a file of its own, because few need it. */
export const tabSessionNote = words.onlyThisTab;
