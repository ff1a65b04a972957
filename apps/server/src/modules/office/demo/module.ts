import { defineModule } from '../../../module.ts';
import { registerDemo } from './routes.ts';

export const demoModule = defineModule({
  name: 'demo',
  routes: registerDemo,
});
