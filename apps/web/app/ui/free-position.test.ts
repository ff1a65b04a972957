import { describe, expect, it } from 'vitest';
import { type Box, findFreePosition, isFree } from './free-position';

const room: Box = { left: 16, top: 64, width: 358, height: 764 };
const toast = { width: 300, height: 56 };
const bottomBar: Box = { left: 0, top: 768, width: 390, height: 76 };

describe('a position for a message', () => {
  it('is the middle of the bottom edge when nothing is there', () => {
    expect(findFreePosition(toast, room, [])).toEqual({ ...toast, left: 45, top: 772 });
  });

  it('is above the buttons at the bottom edge', () => {
    const position = findFreePosition(toast, room, [bottomBar]);

    expect(position.top + toast.height).toBeLessThan(bottomBar.top);
    expect(position.top + toast.height).toBeGreaterThan(bottomBar.top - 24);
  });

  it('is beside an element in the middle of a wide window', () => {
    const wide: Box = { left: 16, top: 64, width: 1408, height: 820 };
    const column: Box = { left: 500, top: 0, width: 440, height: 900 };

    const position = findFreePosition(toast, wide, [column]);

    expect(position).toEqual({ ...toast, left: 16 + 1408 - 300, top: 828 });
  });

  it('is between two rows of controls when there is room', () => {
    const rows = [0, 100, 200, 300, 400, 500, 600, 700, 800].map((top) => ({
      left: 0,
      top,
      width: 390,
      height: 48,
    }));
    const withGap = rows.filter(({ top }) => top !== 300);

    const position = findFreePosition(toast, room, withGap);

    expect(isFree(position, withGap)).toBe(true);
    expect(position.top).toBeGreaterThan(248);
    expect(position.top).toBeLessThan(400);
  });

  it('covers as little as possible when there is no room', () => {
    const all: Box = { left: 0, top: 0, width: 390, height: 844 };
    const twice: Box = { left: 0, top: 400, width: 390, height: 444 };

    expect(findFreePosition(toast, room, [all, twice]).top).toBeLessThanOrEqual(400 - toast.height);
  });

  it('stays in a window that is smaller than the message', () => {
    expect(findFreePosition({ width: 500, height: 900 }, room, [])).toMatchObject({ left: 16, top: 64 });
  });
});
