/** The outcome of a bulk action. */
export function bulkDone(done: number, left: number, one: string, many: string, verb: string): string {
  const moved = done === 0 ? `कोई ${one} नहीं बदला` : `${done} ${done === 1 ? one : many} ${verb}`;
  return left === 0 ? moved : `${moved}, ${left} वैसे ही रहे`;
}
