import { failures } from '@namma/contract/failures';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leave, pass, press, renderScreenAt } from '../testing/render-screen-at';
import { later } from './later';
import { useLoaded } from './use-loaded';

const Part = ({ name }: { name: string }) => <p>The part of {name}</p>;

/** Code that arrives when the network is up. */
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
  const { loaded: Loaded, want } = useLoaded(load);
  return (
    <>
      <button type="button" onClick={() => void want()}>
        Open
      </button>
      {Loaded && <Loaded name="Asha" />}
    </>
  );
}

afterEach(leave);

describe('a part of a page whose code comes later', () => {
  it('shows as soon as its code is there, asked for once', async () => {
    const { load, network } = code(Part);
    const { Later, preload } = later(load);

    await preload();
    await renderScreenAt('/', <Later name="Asha" />);

    expect(screen.getByText('The part of Asha')).toBeDefined();
    expect(network.asked).toBe(1);
  });

  it('is told of once when it does not arrive, and asked for until it does', async () => {
    vi.useFakeTimers();
    const { load, network } = code(Part);
    network.isUp = false;
    const { Later } = later(load);
    const { messages } = await renderScreenAt('/', <Later name="Asha" />);
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

describe('a part that is wanted only when something is pressed', () => {
  it('is fetched before it is wanted, and no more then', async () => {
    const { load, network } = code(Part);
    await renderScreenAt('/', <Opener load={load} />);
    expect(screen.getByText('The part of Asha')).toBeDefined();

    await press('Open');

    expect(network.asked).toBe(1);
  });

  it('says nothing when it cannot be fetched beforehand, and says so when it is wanted', async () => {
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
