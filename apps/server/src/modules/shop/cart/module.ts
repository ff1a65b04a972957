import { defineModule } from '../../../module.ts';
import { cartData } from './personal-data.ts';
import { registerCart } from './routes.ts';

export const cartModule = defineModule({
  name: 'cart',
  owns: ['cart_lines'],
  routes: registerCart,
  personalData: cartData,
});
