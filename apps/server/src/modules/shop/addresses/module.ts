import { defineModule } from '../../../module.ts';
import { addressesData } from './personal-data.ts';
import { registerAddresses } from './routes.ts';

export const addressesModule = defineModule({
  name: 'addresses',
  owns: ['addresses'],
  routes: registerAddresses,
  personalData: addressesData,
});
