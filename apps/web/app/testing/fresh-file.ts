import { afterAll, vi } from 'vitest';

// The test files share a process, in which React and the other packages are loaded once. Each file has a DOM, modules,
// timers and globals of its own.
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
