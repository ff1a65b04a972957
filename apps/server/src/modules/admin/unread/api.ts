// What other modules may call. Nothing else of this folder is imported from outside.

export { markReadBefore } from './service.ts';
