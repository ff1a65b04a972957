// What other modules may call. Nothing else of this folder is imported from outside.

export { noteJobRuns } from './job-runs.ts';
export { getSystem, readBackupAge } from './service.ts';
