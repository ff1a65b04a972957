import { beforeEach, describe, expect, it } from 'vitest';
import { forgetLastPress, isStrayPress } from './presses';

// Placeholders: the code under test only compares them.
const [pay, next] = [{}, {}] as Element[] as [Element, Element];
const here = { x: 100, y: 200 };

beforeEach(forgetLastPress);

describe('a press soon after another', () => {
  it.each([120, 300, 600])(
    'on the same place does not count for a button that has moved there: %d ms',
    (pause) => {
      expect(isStrayPress({ at: 0, button: pay, place: here })).toBe(false);
      expect(isStrayPress({ at: pause, button: next, place: { x: 103, y: 198 } })).toBe(true);
    },
  );

  it('belongs to the first when it is the third', () => {
    isStrayPress({ at: 0, button: pay, place: here });
    isStrayPress({ at: 600, button: next, place: here });

    expect(isStrayPress({ at: 1200, button: next, place: here })).toBe(true);
  });

  it('counts when it hits the same button', () => {
    isStrayPress({ at: 0, button: pay, place: here });

    expect(isStrayPress({ at: 100, button: pay, place: here })).toBe(false);
  });

  it('counts when the pointer has moved', () => {
    isStrayPress({ at: 0, button: pay, place: here });

    expect(isStrayPress({ at: 300, button: next, place: { x: 100, y: 244 } })).toBe(false);
  });

  it('by keyboard does not count for a newly focused button, unless another key was pressed', () => {
    isStrayPress({ at: 0, button: pay, place: undefined });
    expect(isStrayPress({ at: 300, button: next, place: undefined })).toBe(true);

    forgetLastPress();
    expect(isStrayPress({ at: 400, button: next, place: undefined })).toBe(false);
  });
});

it('a press after a while counts', () => {
  isStrayPress({ at: 0, button: pay, place: here });

  expect(isStrayPress({ at: 900, button: next, place: here })).toBe(false);
});
