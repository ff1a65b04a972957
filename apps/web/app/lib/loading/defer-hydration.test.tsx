import { failures } from '@namma/contract/messages/failures';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leave, pass, press, renderScreenAt } from '../../testing/render-screen-at';
import { deferHydration } from './defer-hydration';
import { useLazy } from './use-lazy';

const Part = ({ name }: { name: string }) => <p>The part of {name}</p>;

/** Code that loads while the network is up. */
function code<T>(arrived: T) {
  const network = { isUp: true, asked: 0 };
  const load = async () => {
    network.asked += 1;
    if (!network.isUp) throw new TypeError('Failed to fetch dynamically imported module');
    return arrived;
  };
  return { network, load };
}

function Opener({ load }: { load: () => Promise<typeof Part> }) {
  const { loaded: Loaded, ensureLoaded } = useLazy(load);
  return (
    <>
      <button type="button" onClick={() => void ensureLoaded()}>
        Open
      </button>
      {Loaded && <Loaded name="Asha" />}
    </>
  );
}

afterEach(leave);

describe('a part of a page whose hydration is deferred', () => {
  it('is shown when its code has loaded, which is fetched once', async () => {
    const { load, network } = code(Part);
    const { Deferred, preload } = deferHydration(load);

    await preload();
    await renderScreenAt('/', <Deferred name="Asha" />);

    expect(screen.getByText('The part of Asha')).toBeDefined();
    expect(network.asked).toBe(1);
  });

  it('is fetched until its code loads, with one message when it does not', async () => {
    vi.useFakeTimers();
    const { load, network } = code(Part);
    network.isUp = false;
    const { Deferred } = deferHydration(load);
    const { messages } = await renderScreenAt('/', <Deferred name="Asha" />);
    expect(messages()).toEqual([failures.networkError]);

    await press('Dismiss');
    await pass(3_000);
    expect(network.asked).toBe(2);
    expect(messages()).toEqual([]);

    network.isUp = true;
    await pass(3_000);
    expect(screen.getByText('The part of Asha')).toBeDefined();
  });
});

describe('a part that is shown when a button is pressed', () => {
  it('is fetched before the press, and not again by it', async () => {
    const { load, network } = code(Part);
    await renderScreenAt('/', <Opener load={load} />);
    expect(screen.getByText('The part of Asha')).toBeDefined();

    await press('Open');

    expect(network.asked).toBe(1);
  });

  it('shows no message when fetching it ahead fails, and one when the press fails', async () => {
    const { load, network } = code(Part);
    network.isUp = false;
    const { messages } = await renderScreenAt('/', <Opener load={load} />);
    expect(messages()).toEqual([]);

    await press('Open');
    expect(messages()).toEqual([failures.networkError]);

    network.isUp = true;
    await press('Open');
    expect(screen.getByText('The part of Asha')).toBeDefined();
  });
});
