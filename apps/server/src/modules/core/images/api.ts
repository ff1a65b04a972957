// The public API of this module: other modules import only from this file.

export { createPhoto, markImagesUsed } from './service.ts';
