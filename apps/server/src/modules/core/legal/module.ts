import { defineModule } from '../../../module.ts';
import { legalReads } from './routes.ts';

export const legalModule = defineModule({
  name: 'legal',
  publicReads: legalReads,
});
