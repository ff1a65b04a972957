// What other modules may call. Nothing else of this folder is imported from outside.

export { clearDemo, makeDemo } from './service.ts';
