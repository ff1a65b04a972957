import { expect, test } from '../fixtures/test';

test("an admin's change is in every page and answer as soon as it is acknowledged", async ({
  api,
  request,
}) => {
  const token = await api.adminToken();
  const name = `Millet bar ${crypto.randomUUID().slice(0, 8)}`;
  const form = {
    name,
    category: 'fitfood',
    description: 'A bar of millet.',
    price: 1111,
    discount: 0,
    image: '/images/products/plain.webp',
  } as const;
  await api.call('product/add', { token, body: form });
  const search = name.toLowerCase().replaceAll(' ', '-');
  const { content } = await api.call('product/getAll', { query: { category: search } });
  const productId = content[0]?.productId ?? 0;
  const pages = [`/store/product?id=${productId}`, `/store/category?category=${search}`];
  const read = async (page: string) => (await request.get(page)).text();
  // Twice: the second time they come from the cache.
  for (const page of [...pages, ...pages]) expect(await read(page)).toContain('1,111');

  const { category: _, image: _image, ...kept } = form;
  await api.call('product/update', { token, body: { ...kept, productId, price: 1222, available: 1 } });

  for (const page of pages) {
    const html = await read(page);
    expect(html).toContain('1,222');
    expect(html).not.toContain('1,111');
  }
  await api.call('product/delete', { token, query: { id: productId } });
  expect((await request.get(`/store/product?id=${productId}`)).status()).toBe(404);
});

test('a page that has not changed is not sent again', async ({ request }) => {
  for (const page of ['/', '/store', '/store/category', '/fitness']) {
    // Another journey may change the page between the two.
    await expect(async () => {
      const first = await request.get(page);
      const { etag = '' } = first.headers();
      const again = await request.get(page, { headers: { 'if-none-match': etag } });

      expect(again.status()).toBe(304);
      expect(again.headers()['content-security-policy']).toBe(first.headers()['content-security-policy']);
    }).toPass();
  }
});
