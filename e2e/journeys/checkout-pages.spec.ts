import { expect, hydrated, test } from '../fixtures/test';

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

test('a message in passing lies on no button, field or price', async ({ memberPage: page, api, member }) => {
  const product = await api.product();
  for (let i = 0; i < 3; i++) await api.address(member.token);
  await api.call('cart/add', { token: member.token, body: { productId: product.productId } });
  const toast = page.locator('[data-toast]').last();
  const dismiss = async () => {
    for (const button of await page.getByRole('button', { name: 'Dismiss' }).all()) await button.click();
    await page.mouse.move(0, 0);
    await expect(toast).toHaveCount(0);
  };

  for (const window of WINDOWS) {
    await test.step(`${window.width} px`, async () => {
      await page.setViewportSize(window);

      await page.goto(`/store/product?id=${product.productId}`);
      await hydrated(page);
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await expect(toast).toContainText('Added to cart');
      expect(await page.evaluate(findCovered)).toEqual([]);
      await dismiss();

      await page.goto('/store/addAddress');
      await expect(page.getByRole('checkbox', { name: 'Deliver Here' }).first()).toBeVisible();
      await hydrated(page);
      await page.context().setOffline(true);
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await expect(toast).toContainText('Network Error');
      await page.context().setOffline(false);
      expect(await page.evaluate(findCovered)).toEqual([]);
      await dismiss();
    });
  }
});

/** Controls and the product's price that a message lies on, by their names. */
async function findCovered(): Promise<string[]> {
  // What is placed is placed before the next picture of the page.
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  const toasts = [...document.querySelectorAll('[data-toast]')].map((each) => each.getBoundingClientRect());
  if (toasts.length === 0) throw new Error('there is no message');
  const controls = document.querySelectorAll(
    'main a[href], header a[href], button, input, select, textarea, summary, [data-keep-clear]',
  );
  return [...controls]
    .filter(
      (control) => !control.closest('[data-toast]') && control.checkVisibility({ visibilityProperty: true }),
    )
    .filter((control) => {
      const box = control.getBoundingClientRect();
      const isShown = box.width > 1 && box.height > 1;
      return (
        isShown &&
        toasts.some(
          (toast) =>
            toast.left < box.right &&
            toast.right > box.left &&
            toast.top < box.bottom &&
            toast.bottom > box.top,
        )
      );
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? control.tagName);
}
