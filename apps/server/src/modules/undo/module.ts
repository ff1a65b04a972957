import { defineModule } from '../../module.ts';
import { registerUndo } from './routes.ts';

export const undoModule = defineModule({
  name: 'undo',
  routes: registerUndo,
});
