// node --import without-mails.mjs main.js: the built server, except that nobody is written a mail.
import { register } from 'node:module';

register('./without-mails-hooks.mjs', import.meta.url);
