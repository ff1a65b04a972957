import { build } from '../../../../scripts/lib/build.mjs';

/** Once a run: the server as it is started in earnest. */
export const setup = (): Promise<void> => build({ only: 'server' });
