import { defineModule } from '../../../module.ts';
import { registerCounter } from './routes.ts';
import { undoReceipts } from './service.ts';

export const frontDeskModule = defineModule({
  name: 'front-desk',
  routes: registerCounter,
  undo: { 'payment received': undoReceipts },
});
