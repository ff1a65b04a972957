import { openPostgres } from '../postgres/engine.ts';
import type { ChildJob, ChildReply } from './child-job.ts';
import { restoreToTemporary } from './temporary-restore.ts';
import { writeBackup } from './write-backup.ts';

// A child process started for each backup: the embedded engine would block the server while it restores, and a separate
// process returns its memory at the end. It ends with the server.

const reply = (message: ChildReply) => process.send?.(message);
const end = () => process.exit(1);
process.once('disconnect', end).once('SIGTERM', end);

process.once('message', async (message) => {
  // Sent by `run-child.ts`.
  const { file, from } = message as ChildJob;
  try {
    const original = from && (await backUp(file, from));
    reply({ original, restored: await restoreToTemporary(file) });
  } catch (error) {
    reply({ failed: String(error instanceof Error ? error.message : error).split('\n')[0] ?? '' });
  }
  process.off('disconnect', end).disconnect();
});
reply({ isReady: true });

async function backUp(file: string, { url, statements, now }: NonNullable<ChildJob['from']>) {
  const { db, explain, close } = await openPostgres(url, 1, { statements });
  try {
    return await writeBackup(db, file, new Date(now));
  } catch (error) {
    throw explain(error);
  } finally {
    await close();
  }
}
