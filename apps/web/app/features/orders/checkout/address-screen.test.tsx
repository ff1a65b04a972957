import { messages as sentences } from '@namma/contract/messages';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../../lib/session/session-changes';
import { fakeApi } from '../../../testing/fake-api';
import { errorUnder, leave, press, renderScreenAt, textIn, type } from '../../../testing/render-screen-at';
import { sampleAddress, sampleProduct, sampleProfile } from '../../../testing/samples';
import { AddressScreen } from './address-screen';

const home = sampleAddress();
const work = sampleAddress({ addressId: 4, name: 'Ravi Kumar', town: 'Mysuru', addressType: 'work' });
const known = { 'user/profile': { reply: sampleProfile() } } as const;
const lines = [{ quantity: 1, product: sampleProduct() }];

const open = (path = '/store/addAddress?buy=7', addresses = [home, work]) =>
  renderScreenAt(path, <AddressScreen lines={lines} addresses={addresses} />);
const cards = () => within(screen.getByRole('list', { name: 'Saved addresses' })).getAllByRole('listitem');
const cardOf = (name: string) => {
  const card = cards().find(({ textContent }) => textContent?.includes(name));
  if (!card) throw new Error(`No address of ${name} is shown`);
  return within(card);
};
const deliverTo = (name: string) => act(() => cardOf(name).getByLabelText('Deliver Here').click());
const proceed = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Proceed to pay' });
const removed = { reply: { status: 'Address removed' } };

beforeEach(() => startSession('a-token', 'asha@example.in'));
afterEach(leave);

describe('choosing where to deliver', () => {
  it('continues only after an address is chosen, and passes it on', async () => {
    fakeApi(known);
    const { address } = await open();
    expect(proceed().disabled).toBe(true);

    deliverTo('Ravi Kumar');
    expect(address()).toBe('/store/addAddress?address=4&buy=7');
    await press('Proceed to pay');

    expect(address()).toBe('/store/payment?address=4&buy=7');
  });

  it('chooses one at a time, and none after a second press', async () => {
    fakeApi(known);
    await open();
    deliverTo('Ravi Kumar');
    deliverTo('Asha Rao');
    expect(cardOf('Ravi Kumar').getByLabelText<HTMLInputElement>('Deliver Here').checked).toBe(false);
    expect(proceed().disabled).toBe(false);

    deliverTo('Asha Rao');

    expect(proceed().disabled).toBe(true);
  });

  it('does not go on with an address that is not in the list', async () => {
    fakeApi(known);
    await open('/store/addAddress?address=99&buy=7');

    expect(proceed().disabled).toBe(true);
  });

  it('has the only address chosen already, and lets it go', async () => {
    fakeApi(known);
    const { address } = await open('/store/addAddress?buy=7', [home]);
    expect(address()).toBe('/store/addAddress?address=3&buy=7');
    expect(proceed().disabled).toBe(false);

    deliverTo('Asha Rao');

    expect(proceed().disabled).toBe(true);
  });

  it('offers the address of the sign-up as the first one', async () => {
    fakeApi(known);
    await open('/store/addAddress?buy=7', []);

    await press('Add New Address');

    expect(textIn('Address')).toBe('12, 5th Cross, Indiranagar');
  });

  it('shows a message when nothing is saved yet', async () => {
    fakeApi(known);
    await open('/store/addAddress?buy=7', []);

    expect(screen.getByText('No saved addresses. Add your delivery address.')).toBeDefined();
  });
});

describe('deleting an address', () => {
  it('removes it from the list and from the selection', async () => {
    const api = fakeApi({ ...known, 'cart/removeAddress': removed });
    await open('/store/addAddress?address=3&buy=7');
    expect(proceed().disabled).toBe(false);

    await press('Delete address of Asha Rao, Bengaluru');

    expect(api.requestsOf('cart/removeAddress').map(({ query }) => query)).toEqual([{ id: '3' }]);
    expect(cards()).toHaveLength(1);
    expect(proceed().disabled).toBe(true);
  });

  it('can be undone: it is saved again and chosen as before', async () => {
    const api = fakeApi({
      ...known,
      'cart/removeAddress': removed,
      'cart/addAddress': { reply: { status: 'Address added', addressId: 9 } },
      'cart/addressDetails': { reply: [work, { ...home, addressId: 9 }] },
    });
    const { address } = await open('/store/addAddress?address=3&buy=7');
    await press('Delete address of Asha Rao, Bengaluru');

    await press('Undo');

    expect(api.requestsOf('cart/addAddress').map(({ body }) => body)).toMatchObject([
      { name: 'Asha Rao', pincode: '560038', addresstype: 'home' },
    ]);
    expect(api.requestsOf('cart/addAddress')[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect(cards()).toHaveLength(2);
    expect(address()).toBe('/store/addAddress?address=9&buy=7');
  });

  it('can be undone again after the undo failed', async () => {
    const api = fakeApi({ ...known, 'cart/removeAddress': removed, 'cart/addAddress': 'network is down' });
    const { messages } = await open();
    await press('Delete address of Asha Rao, Bengaluru');
    await press('Undo');
    expect(messages()).toContain(sentences.networkError);

    api.answer({
      'cart/addAddress': { reply: { status: 'Address added', addressId: 9 } },
      'cart/addressDetails': { reply: [work, { ...home, addressId: 9 }] },
    });
    await press('Try again');

    expect(cards()).toHaveLength(2);
  });

  it('keeps it when the server could not be reached', async () => {
    fakeApi({ ...known, 'cart/removeAddress': 'network is down' });
    await open();

    await press('Delete address of Asha Rao, Bengaluru');

    expect(cards()).toHaveLength(2);
  });

  it('removes it even when another window deleted it first', async () => {
    fakeApi({ ...known, 'cart/removeAddress': { status: 404, error: { message: 'It is gone' } } });
    const { messages } = await open();

    await press('Delete address of Asha Rao, Bengaluru');

    expect(cards()).toHaveLength(1);
    expect(messages()).toEqual(['It is gone']);
  });

  it('moves the focus to the next address', async () => {
    fakeApi({ ...known, 'cart/removeAddress': removed });
    await open();
    const button = screen.getByRole('button', { name: 'Delete address of Asha Rao, Bengaluru' });
    act(() => button.focus());

    await press('Delete address of Asha Rao, Bengaluru');

    expect(document.activeElement).toBe(cardOf('Ravi Kumar').getByLabelText('Deliver Here'));
  });
});

describe('adding an address', () => {
  it("starts with the profile's values, saves the address, and chooses it", async () => {
    const added = sampleAddress({ addressId: 9, town: 'Hubballi' });
    const api = fakeApi({
      ...known,
      'cart/addAddress': { reply: { status: 'Address added', addressId: 9 } },
      'cart/addressDetails': { reply: [home, work, added] },
    });
    const { address } = await open();
    await press('Add New Address');
    expect([textIn('Name'), textIn('Phone'), textIn('State')]).toEqual([
      'Asha Rao',
      '9876543210',
      'KARNATAKA',
    ]);

    for (const [label, text] of Object.entries({
      Pincode: '580020',
      Address: '4, Station Road',
      Town: 'Hubballi',
      District: 'Dharwad',
    }))
      await type(label, text);
    await press('Save address');

    expect(api.requestsOf('cart/addAddress').map(({ body }) => body)).toMatchObject([
      { name: 'Asha Rao', pincode: '580020', state: 'KARNATAKA', addresstype: 'home' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cards()).toHaveLength(3);
    expect(address()).toBe('/store/addAddress?address=9&buy=7');
  });

  it('shows what is wrong with a pincode, and stays open', async () => {
    fakeApi(known);
    await open();
    await press('Add New Address');
    await type('Pincode', '5800');

    await press('Save address');

    expect(errorUnder('Pincode')).toBe('invalid');
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});

describe('editing an address', () => {
  it('sends all its fields with its id, and keeps the selection', async () => {
    const api = fakeApi({
      ...known,
      'cart/updateAddress': { reply: { status: 'Address updated' } },
      'cart/addressDetails': { reply: [home, { ...work, town: 'Mandya' }] },
    });
    const { address } = await open('/store/addAddress?address=3&buy=7');
    await press('Edit address of Ravi Kumar, Mysuru');
    await type('Town', 'Mandya');

    await press('Save address');

    expect(api.requestsOf('cart/updateAddress').map(({ body }) => body)).toMatchObject([
      { addressId: 4, name: 'Ravi Kumar', town: 'Mandya', addresstype: 'work' },
    ]);
    expect(cardOf('Ravi Kumar').getByText(/Mandya/)).toBeDefined();
    expect(address()).toBe('/store/addAddress?address=3&buy=7');
  });
});
