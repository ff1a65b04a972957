// The public API of this module: other modules import only from this file.

export { noteJobRuns } from './job-runs.ts';
export { getSystem, readBackupAge } from './service.ts';
