import { afterAll } from 'vitest';
import { closeOpenGyms } from './gym.ts';

// A setup file: runs for every test file, also for those that share a process.
afterAll(closeOpenGyms);
