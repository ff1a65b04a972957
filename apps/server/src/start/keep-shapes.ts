import { createHook } from 'node:async_hooks';

/**
 * Keeps one object of the kind that `process.nextTick` makes; a request makes about a dozen. When a garbage collection
 * finds no object of a kind alive, V8 drops its hidden class and deoptimises the code that makes such objects. That
 * happened during the start, and requests were slower from then on. Figures: docs/performance.md.
 */
const kept: object[] = [];

const hook = createHook({
  init(_id, _type, _trigger, resource) {
    kept.push(resource);
  },
});

hook.enable();
process.nextTick(() => {});
hook.disable();
