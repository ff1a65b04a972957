import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { backUp } from '../cli/backup-command.ts';
import { restoreAside } from '../platform/db/backup/aside.ts';
import { newBackupFile, settingsOf } from '../testing/backups.ts';
import { makeTarget } from '../testing/database-targets.ts';
import { isLong, tell } from '../testing/fault-forms.ts';

const DAMAGES = isLong ? 1_000 : 60;

/** A byte is changed, the end is cut off, or a part is zeros, as a broken disk has them. */
function damage(whole: Buffer, how: number): Buffer {
  const at = Math.floor(Math.random() * whole.length);
  if (how % 3 === 1) return whole.subarray(0, at);
  const damaged = Buffer.from(whole);
  if (how % 3 === 0) damaged[at] = (damaged[at] ?? 0) ^ (1 + Math.floor(Math.random() * 255));
  else damaged.fill(0, at, Math.min(whole.length, at + 4_096));
  return damaged.equals(whole) ? whole.subarray(0, at) : damaged;
}

describe('a backup that is damaged before the server restores it', () => {
  it(`${DAMAGES} times is never taken for a good one`, async () => {
    const place = await makeTarget('embedded', 'tables');
    const file = newBackupFile();
    await backUp(settingsOf(place), file);
    const whole = readFileSync(file);
    let verified = 0;

    for (let how = 0; how < DAMAGES; how++) {
      writeFileSync(file, damage(whole, how));
      const outcome = await restoreAside(file).then(
        () => 'verified',
        (error: Error) => error.message,
      );
      if (outcome === 'verified') verified++;
      else expect(outcome).toMatch(/^The (backup|file) [^\n]+$/);
    }

    expect(verified).toBe(0);
    tell(`damaged before it is restored: ${DAMAGES} times, ${verified} verified`);
  });
});
