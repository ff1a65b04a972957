/** The outcome of a bulk action: `28 orders moved, 2 skipped`. */
export function bulkDone(done: number, left: number, one: string, many: string, verb: string): string {
  const moved = done === 0 ? `No ${one} ${verb}` : `${done} ${done === 1 ? one : many} ${verb}`;
  return left === 0 ? moved : `${moved}, ${left} skipped`;
}
