import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { offlinePage } from '../../../worker/offline-page';

const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('the offline page is in the language of its address, and its policy allows its style and script', async () => {
  const response = await offlinePage('https://gym.example/kn/store');

  const html = await response.text();
  const policy = response.headers.get('content-security-policy');
  expect(html).toContain('<html lang="kn-IN">');
  expect(html).toContain('href="/kn/profile/card"');
  expect(policy).toContain(`style-src ${hashOf(/<style>([^<]+)/.exec(html)?.[1])};`);
  expect(policy).toContain(`script-src ${hashOf(/<script>(.+)<\/script>/.exec(html)?.[1])};`);
});

it('the offline page says at the payment step that nothing was ordered', async () => {
  const paying = await offlinePage('https://gym.example/store/payment?address=3');
  const placed = await offlinePage('https://gym.example/store/payment?placed=1');

  expect(await paying.text()).toContain('Your cart is safe.');
  expect(await placed.text()).not.toContain('Your cart is safe.');
});

it('an address is in no language of which only the first letters match', async () => {
  const response = await offlinePage('https://gym.example/knees');

  expect(await response.text()).toContain('<html lang="en-IN">');
});
