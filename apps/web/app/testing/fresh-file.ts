import { afterAll, vi } from 'vitest';

// The test files share a process, in which packages are loaded once. Each file has modules,
// timers and globals of its own.
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
