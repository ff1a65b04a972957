import { describe, expect, it, vi } from 'vitest';
import { ScreenCode, type ScreenModule } from './screen-code';

const cut = new TypeError('Failed to fetch dynamically imported module');

/** The code of a cart and of its next step, with a network that can be cut. */
function openShop() {
  let isCut = false;
  const asked: string[] = [];
  const preload = vi.fn(async () => {
    if (isCut) throw cut;
  });
  const modules: Record<string, ScreenModule | undefined> = { cart: {} };
  const arrive = async (url: string) => {
    asked.push(url);
    if (isCut) throw cut;
    return url === '/address.js' ? { handle: { preload } } : {};
  };
  const code = new ScreenCode({
    routes: {
      cart: { module: '/cart.js' },
      address: { module: '/address.js', clientLoaderModule: '/address-loader.js', css: ['/address.css'] },
    },
    modules,
    importFile: arrive,
    fetchStyle: async (url) => void (await arrive(url)),
  });
  const cutNetwork = (value: boolean) => {
    isCut = value;
  };
  return { code, modules, asked, preload, cutNetwork };
}

describe('the code of a screen', () => {
  it('is its module, its loader, its styles and its lazy imports, and is put into React Router’s cache', async () => {
    const { code, modules, asked, preload } = openShop();
    expect(code.isHere(['cart', 'address'])).toBe(false);

    await code.load(['cart', 'address']);

    expect(asked.sort()).toEqual(['/address-loader.js', '/address.css', '/address.js']);
    expect(preload).toHaveBeenCalledOnce();
    expect(modules.address).toBeDefined();
    expect(code.isHere(['cart', 'address'])).toBe(true);
  });

  it('is fetched again after a failure', async () => {
    const { code, modules, cutNetwork } = openShop();
    cutNetwork(true);
    await expect(code.load(['address'])).rejects.toBe(cut);
    expect(modules.address).toBeUndefined();
    expect(code.isHere(['address'])).toBe(false);

    cutNetwork(false);
    await code.load(['address']);

    expect(code.isHere(['address'])).toBe(true);
  });

  it('is incomplete while a lazy part is missing', async () => {
    const { code, modules, preload } = openShop();
    preload.mockRejectedValueOnce(cut);

    await expect(code.load(['address'])).rejects.toBe(cut);

    expect(modules.address).toBeUndefined();
    expect(code.isHere(['address'])).toBe(false);
  });

  it('is fetched once', async () => {
    const { code, asked } = openShop();
    await code.load(['address']);
    const before = asked.length;

    await code.load(['address']);

    expect(asked.length).toBe(before);
  });
});
