export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The distance between a toast and controls. */
const CLEARANCE_PX = 6;
const STEP_PX = 8;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const widen = ({ left, top, width, height }: Box): Box => ({
  left: left - CLEARANCE_PX,
  top: top - CLEARANCE_PX,
  width: width + 2 * CLEARANCE_PX,
  height: height + 2 * CLEARANCE_PX,
});

/** Whether the box overlaps none of the others. */
export const isFree = (box: Box, others: readonly Box[]): boolean =>
  others.every((other) => overlap(box, other) === 0);

/**
 * The position in `room` where a box of this size overlaps none of the others: as low as possible, and in the middle
 * rather than at the right or the left. If there is none, the position with the smallest overlap. All in pixels.
 */
export function findFreePosition(
  size: { width: number; height: number },
  room: Box,
  others: readonly Box[],
): Box {
  const obstacles = others.map(widen);
  const most = Math.max(0, room.width - size.width);
  const lefts = [most / 2, most, 0].map((offset) => Math.round(room.left + offset));
  const lowest = room.top + Math.max(0, room.height - size.height);
  let best: Box = { ...size, left: lefts[0] ?? room.left, top: lowest };
  let bestCover = Number.POSITIVE_INFINITY;
  for (let top = lowest; top >= room.top; top -= STEP_PX) {
    for (const left of lefts) {
      const position = { ...size, left, top };
      const cover = obstacles.reduce((sum, each) => sum + overlap(position, each), 0);
      if (cover === 0) return position;
      if (cover < bestCover) [best, bestCover] = [position, cover];
    }
  }
  return best;
}
