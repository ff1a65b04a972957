import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Crop, placeCrop, resizeCrop, startCrop } from './crop';

describe('the part of a picture that is used', () => {
  it('begins as the largest square in the middle', () => {
    expect(startCrop({ width: 1200, height: 901 })).toEqual({ left: 150, top: 0, side: 901 });
    expect(startCrop({ width: 600, height: 1000 })).toEqual({ left: 0, top: 200, side: 600 });
  });

  it('keeps its middle when its size changes', () => {
    const size = { width: 2000, height: 1500 };

    expect(resizeCrop(size, { left: 400, top: 200, side: 1000 }, 600)).toEqual({
      left: 600,
      top: 400,
      side: 600,
    });
    expect(resizeCrop(size, { left: 0, top: 0, side: 600 }, 5000)).toEqual({ left: 0, top: 0, side: 1500 });
  });

  it('never leaves the picture, and is never too small, whatever is done to it', () => {
    const pixels = fc.integer({ min: 600, max: 6000 });
    const step = fc.record({
      dx: fc.double({ noNaN: true, min: -9e3, max: 9e3 }),
      side: fc.integer({ min: 0, max: 9e3 }),
    });
    fc.assert(
      fc.property(pixels, pixels, fc.array(step), (width, height, steps) => {
        const size = { width, height };
        let crop: Crop = startCrop(size);
        for (const { dx, side } of steps) {
          crop = placeCrop(size, { ...crop, left: crop.left + dx, top: crop.top - dx });
          crop = resizeCrop(size, crop, side);
          expect(Object.values(crop).every(Number.isInteger)).toBe(true);
          expect(crop.side).toBeGreaterThanOrEqual(600);
          expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(0);
          expect(crop.left + crop.side).toBeLessThanOrEqual(width);
          expect(crop.top + crop.side).toBeLessThanOrEqual(height);
        }
      }),
    );
  });
});
