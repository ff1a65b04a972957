import { afterAll } from 'vitest';
import { closeOpenGyms } from './gym.ts';

// A setup file: runs anew for every test file, also where they share a process.
afterAll(closeOpenGyms);
