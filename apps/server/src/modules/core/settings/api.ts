// The public API of this module: other modules import only from this file.

export {
  type CenterFound,
  insertCenter,
  isOpenOn,
  listCenters,
  lockCenters,
  orderCenters,
  refreshCenters,
  setClosing,
  updateCenter,
} from './centers.ts';
export { lastDeliveryOn, valueOn } from './queries.ts';
export { readSettingByDay, readSettings } from './read.ts';
export { markDemo, readLegal } from './service.ts';
