import { gym, inBody, inQuery, nothing, type Questions } from '../../../testing/access.ts';

const newAddress = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '9876543210',
  address: '1, MG Road',
  town: 'Bengaluru',
  pincode: '560001',
  district: 'Bengaluru Urban',
  addresstype: 'home',
};

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'cart/addressDetails': nothing,
  'cart/addAddress': { ask: () => ({ body: newAddress }) },
  'cart/updateAddress': {
    ...inBody('addressId', async (owner) => await gym.make.address(owner), newAddress),
    isOwners: true,
  },
  'cart/removeAddress': {
    ...inQuery('id', async (owner) => await gym.make.address(owner)),
    isOwners: true,
  },
};
