import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { key, scan, typeKeys } from '../../testing/keys';
import { idle, leave, press, renderScreenAt } from '../../testing/render-screen-at';
import { KeysButton } from './keys-button';

afterEach(leave);

const open = () =>
  renderScreenAt(
    '/admin/orders',
    <>
      <KeysButton className="" />
      <main>
        <search>
          <input type="search" aria-label="Search orders" defaultValue="asha" />
        </search>
        <input aria-label="UTR" />
      </main>
    </>,
  );
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it('/ leads to the search, with its text selected', async () => {
  await open();

  await typeKeys('/');

  expect(document.activeElement).toBe(field('Search orders'));
  expect(field('Search orders').value).toBe('asha');
  expect(field('Search orders').selectionEnd).toBe(4);
});

it('/ in a field is a character', async () => {
  await open();
  field('UTR').focus();

  await typeKeys('4/');

  expect(field('UTR').value).toBe('4/');
});

it('/ within a scan stays part of it', async () => {
  await open();

  await scan('NSG/2930/R00031');

  expect(document.activeElement).toBe(document.body);
});

it('? lists the keys, which then press nothing', async () => {
  await open();

  key('?');
  await idle();
  const list = await screen.findByRole('dialog', { name: 'Keys' });
  await typeKeys('/');

  expect(list.textContent).toContain('F2In cash');
  expect(list.textContent).toContain('/Search the list');
  expect(document.activeElement).not.toBe(field('Search orders'));
});

it('a button lists them as well', async () => {
  await open();

  await press('Keys');

  expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeTruthy();
});
