import { defineModule } from '../../module.ts';
import { registerCounter } from './routes.ts';
import { undoReceipts } from './service.ts';

export const counterModule = defineModule({
  name: 'counter',
  routes: registerCounter,
  undo: { 'payment received': undoReceipts },
});
