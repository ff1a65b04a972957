import { expect, hydrated, test } from '../fixtures/test';

test('a product is shared by WhatsApp where the browser offers nothing itself, in the language of the page', async ({
  page,
  api,
}) => {
  const { productId } = await api.product();
  for (const prefix of ['', '/kn', '/hi']) {
    const path = `${prefix}/store/product?id=${productId}`;
    await page.goto(path);
    await hydrated(page);
    const share = page.locator('a[href^="https://wa.me/"]');
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    const link = new URL((await share.getAttribute('href')) ?? '');
    expect(link.searchParams.get('text')).toBe(`${name}\n${new URL(path, page.url()).href}`);
    await expect(share).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('a product is shared with the dialog of the device, and closing it is no failure', async ({
  page,
  api,
}) => {
  const { productId } = await api.product();
  await page.addInitScript(() => {
    navigator.share = (shared) => {
      document.title = JSON.stringify(shared);
      return Promise.reject(new DOMException('closed', 'AbortError'));
    };
  });
  await page.goto(`/store/product?id=${productId}`);
  await hydrated(page);
  const share = page.getByRole('button', { name: /^Share: / }).first();
  await share.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/"url":"http[^"]*\/store\/product\?id=/);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});
