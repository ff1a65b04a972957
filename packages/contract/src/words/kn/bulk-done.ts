/** The outcome of a bulk action. `many` has the case that the verb asks for. */
export function bulkDone(done: number, left: number, one: string, many: string, verb: string): string {
  const moved = done === 0 ? `ಯಾವ ${one} ಕೂಡ ಬದಲಾಗಿಲ್ಲ` : `${done} ${done === 1 ? one : many} ${verb}`;
  return left === 0 ? moved : `${moved}, ${left} ಹಾಗೇ ಇವೆ`;
}
