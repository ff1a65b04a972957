// The public API of this module: other modules import only from this file.

export { lastDeliveryOn, valueOn } from './queries.ts';
export { readSettingByDay, readSettings } from './read.ts';
export { markDemo, readLegal } from './service.ts';
