import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toPixels } from './crop';

it('converts a selection to whole pixels of the picture', () => {
  expect(toPixels({ width: 1600, height: 1200 }, { x: 12.5, y: 0, width: 75 })).toEqual({
    left: 200,
    top: 0,
    side: 1200,
  });
});

it('never leaves the picture and is never too small, whatever is selected', () => {
  const pixels = fc.integer({ min: 600, max: 6000 });
  const percent = fc.double({ noNaN: true, min: -5, max: 105 });
  fc.assert(
    fc.property(pixels, pixels, percent, percent, percent, (width, height, x, y, selected) => {
      const { left, top, side } = toPixels({ width, height }, { x, y, width: selected });

      expect([left, top, side].every(Number.isInteger)).toBe(true);
      expect(side).toBeGreaterThanOrEqual(600);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + side).toBeLessThanOrEqual(width);
      expect(top + side).toBeLessThanOrEqual(height);
    }),
  );
});
