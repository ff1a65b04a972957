import { expect } from 'vitest';
import { gym, type SmokeTest } from '../../../testing/smoke.ts';

const address = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  address: '1, MG Road',
  town: 'Bengaluru',
  pincode: '560001',
  district: 'Bengaluru Urban',
  addresstype: 'home',
} as const;

export const smoke: SmokeTest = [
  'keeps an address as it was typed',
  async () => {
    const member = gym.as(await gym.make.member());

    const { addressId } = (await member.call('cart/addAddress', { body: address })).body;

    const { body } = await member.call('cart/addressDetails');
    expect(body).toMatchObject([{ addressId, town: 'Bengaluru', pincode: '560001' }]);
  },
];
