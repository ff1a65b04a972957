import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leave, pass, renderScreenAt } from '../../testing/render-screen-at';
import { endSession, startSession } from '../session/session-changes';
import { useLeaveWhenSignedOut } from '../session/use-leave-when-signed-out';
import { hideLeftPages } from './hidden-page';

function Members() {
  useLeaveWhenSignedOut();
  return <p>Orders of Asha</p>;
}

/** Stores and restores the page as a browser does for Back. */
const putAway = () => window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
const bringBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
const isHidden = () => document.documentElement.style.visibility === 'hidden';
/** In another tab: this one gets no events while it is stored. */
const signOutElsewhere = () => localStorage.removeItem('token');

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  stop = hideLeftPages();
  startSession('a-token', 'asha@example.in');
});
afterEach(() => {
  stop();
  endSession();
  leave();
});

describe('Back to a page of a member', () => {
  it('shows it at once in the same session', async () => {
    await renderScreenAt('/profile', <Members />);
    putAway();
    const whileAway = isHidden();

    bringBack();

    expect([whileAway, isHidden()]).toEqual([true, false]);
  });

  it('paints nothing of it after a sign-out in another tab, until the start page is there', async () => {
    const { address, messages } = await renderScreenAt('/profile', <Members />);
    putAway();
    signOutElsewhere();

    bringBack();
    const first = { isHidden: isHidden(), address: address() };
    await pass(0);

    // The fake router may navigate at once, but nothing was shown before.
    expect(first.isHidden).toBe(true);
    expect([address(), isHidden()]).toEqual(['/', false]);
    expect(messages()).toEqual(['Logged out']);
  });

  it('is not painted after someone else has signed in until their data is read', async () => {
    await renderScreenAt('/profile', <Members />);
    putAway();
    localStorage.setItem('token', 'of-another');

    bringBack();
    const first = isHidden();
    await pass(0);

    expect([first, isHidden()]).toEqual([true, false]);
  });

  it('is shown again where the screen is public', async () => {
    await renderScreenAt('/store', <p>Whey protein</p>);
    putAway();
    signOutElsewhere();

    bringBack();
    const first = isHidden();
    await pass(0);

    expect([first, isHidden()]).toEqual([true, false]);
  });

  it('hides nothing of a guest', async () => {
    endSession();
    await renderScreenAt('/store', <p>Whey protein</p>);

    putAway();

    expect(isHidden()).toBe(false);
  });
});
