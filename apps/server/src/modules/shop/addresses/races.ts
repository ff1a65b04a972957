import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { expect } from 'vitest';
import { atOnce, countStatuses, gym, numberedAddress, type Races } from '../../../testing/races.ts';

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'cart/addAddress': {
    'saves an address once that is sent under one key': async () => {
      const member = await gym.make.member();
      const headers = { [IDEMPOTENCY_KEY_HEADER]: randomUUID() };

      const answers = await atOnce(8, () =>
        gym.as(member).call('cart/addAddress', { body: numberedAddress(0), headers }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 8 });
      expect((await gym.as(member).call('cart/addressDetails')).body).toHaveLength(1);
    },
    'saves every one of them': async () => {
      const member = await gym.make.member();

      const answers = await atOnce(40, (n) =>
        gym.as(member).call('cart/addAddress', {
          body: numberedAddress(n),
        }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 40 });
      const saved = (await gym.as(member).call('cart/addressDetails')).body;
      expect(new Set(saved.map(({ address }) => address)).size).toBe(40);
    },
    'saves a hundred of a member, and no more': async () => {
      const member = await gym.make.member();
      for (let n = 0; n < 60; n++) await gym.make.address(member);

      const answers = await atOnce(60, () =>
        gym.as(member).call('cart/addAddress', { body: numberedAddress(0) }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 40, 409: 20 });
      expect((await gym.as(member).call('cart/addressDetails')).body).toHaveLength(100);
    },
  },
  'cart/updateAddress': {
    'keeps one of the addresses as a whole': async () => {
      const member = await gym.make.member();
      const addressId = await gym.make.address(member);

      const answers = await atOnce(40, (n) =>
        gym.as(member).call('cart/updateAddress', { body: { ...numberedAddress(n), addressId } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 40 });
      const [saved, ...others] = (await gym.as(member).call('cart/addressDetails')).body;
      expect(others).toEqual([]);
      const kept = Number(saved?.name.replace('Asha ', ''));
      const { addresstype, ...fields } = numberedAddress(kept);
      expect(saved).toEqual({ ...fields, addressId, state: 'KARNATAKA', addressType: addresstype });
    },
    'never brings back an address that is deleted at that moment': async () => {
      const member = await gym.make.member();
      const addressId = await gym.make.address(member);

      const [changed, removed] = await Promise.all([
        atOnce(20, (n) =>
          gym.as(member).call('cart/updateAddress', { body: { ...numberedAddress(n), addressId } }),
        ),
        gym.as(member).call('cart/removeAddress', { query: { id: addressId } }),
      ]);

      expect(removed.status).toBe(200);
      const { 200: before = 0, 404: after = 0 } = countStatuses(changed);
      expect(before + after).toBe(20);
      expect((await gym.as(member).call('cart/addressDetails')).body).toEqual([]);
    },
  },
  'cart/removeAddress': {
    'deletes once; the others are notified that it is gone': async () => {
      const member = await gym.make.member();
      const id = await gym.make.address(member);

      const answers = await atOnce(40, () => gym.as(member).call('cart/removeAddress', { query: { id } }));

      expect(countStatuses(answers)).toEqual({ 200: 1, 404: 39 });
    },
  },
};
