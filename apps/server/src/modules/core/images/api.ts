// What other modules may call. Nothing else of this folder is imported from outside.

export { keepImages } from './service.ts';
