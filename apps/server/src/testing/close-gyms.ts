import { afterAll } from 'vitest';
import { closeOpenGyms } from './gym.ts';

// A setup file: runs for every test file, including those that share a process.
afterAll(closeOpenGyms);
