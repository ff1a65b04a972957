import { build } from '../../../../scripts/lib/build.mjs';

/** Runs once: builds the server. */
export const setup = (): Promise<void> => build({ only: 'server' });
