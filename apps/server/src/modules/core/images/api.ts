// The public API of this module: other modules import only from this file.

export { registerUploads } from './routes.ts';
export { createPhoto, markImagesUsed } from './service.ts';
