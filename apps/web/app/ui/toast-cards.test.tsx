import { failures } from '@namma/contract/messages/failures';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leave, pass, press, renderScreenAt } from '../testing/render-screen-at';
import { dismissAtSuccess, toast } from './toast';

const say = (text: string, action?: Parameters<typeof toast.success>[1]) =>
  act(() => void toast.success(text, action));

beforeEach(() => void vi.useFakeTimers());
afterEach(leave);

describe('a message', () => {
  it('disappears after four seconds', async () => {
    const { messages } = await renderScreenAt('/', null);
    say('Saved');
    await pass(3_999);
    expect(messages()).toEqual(['Saved']);

    await pass(1);

    expect(messages()).toEqual([]);
  });

  it('stays longer when it has a button', async () => {
    const { messages } = await renderScreenAt('/', null);
    say('Address removed', { label: 'Undo', onPress: () => {} });

    await pass(9_999);
    expect(messages()).toEqual(['Address removed']);
    await pass(1);
    expect(messages()).toEqual([]);
  });

  it('stays while it is hovered or has the focus', async () => {
    const { messages } = await renderScreenAt('/', null);
    say('Saved');
    const close = screen.getByRole('button', { name: 'Dismiss' });
    act(() => void fireEvent.focus(close));
    await pass(60_000);
    expect(messages()).toEqual(['Saved']);

    act(() => void fireEvent.blur(close));
    await pass(4_000);

    expect(messages()).toEqual([]);
  });

  it('replaces the same message, and the oldest of three', async () => {
    const { messages } = await renderScreenAt('/', null);

    for (const text of ['one', 'one', 'two', 'three', 'four']) say(text);

    expect(messages()).toEqual(['two', 'three', 'four']);
  });

  it('does not replace the same message with its own Undo', async () => {
    const undone: string[] = [];
    const { messages } = await renderScreenAt('/', null);
    say('Address removed', { label: 'Undo', onPress: () => undone.push('first') });
    say('Address removed', { label: 'Undo', onPress: () => undone.push('second') });
    expect(messages()).toHaveLength(2);

    act(() => screen.getAllByRole('button', { name: 'Undo' })[0]?.click());

    expect(undone).toEqual(['first']);
    expect(messages()).toHaveLength(1);
  });

  it('of a success takes the place of a network error, which it contradicts, and of no other error', async () => {
    const { messages } = await renderScreenAt('/', null);
    dismissAtSuccess(failures.networkError);
    act(() => void toast.error(failures.networkError));
    act(() => void toast.error('Rating already submitted'));

    say('Saved');

    expect(messages()).toEqual(['Rating already submitted', 'Saved']);
  });

  it('follows its link and disappears', async () => {
    const { messages, address } = await renderScreenAt('/', null);
    say('Added to cart', { label: 'View cart', to: '/store/cart' });

    await press('View cart', 'link');

    expect(address()).toBe('/store/cart');
    expect(messages()).toEqual([]);
  });
});
