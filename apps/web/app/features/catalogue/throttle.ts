/** Runs at once, and then at most once in the given time; calls in between run once at its end. */
export function throttle(run: () => void, milliseconds: number): { call: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAskedAgain = false;
  const call = () => {
    if (timer !== undefined) {
      isAskedAgain = true;
      return;
    }
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (!isAskedAgain) return;
      isAskedAgain = false;
      call();
    }, milliseconds);
  };
  return { call, stop: () => clearTimeout(timer) };
}
