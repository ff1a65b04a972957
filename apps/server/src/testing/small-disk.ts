import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const PIECE = Buffer.alloc(1024 ** 2);

/** A small disk that a test may fill; removed with the test. Needs the right to mount. */
export class SmallDisk {
  readonly folder = mkdtempSync(join(tmpdir(), 'namma-small-disk-'));

  constructor(megabytes: number) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', this.folder], {
      stdio: 'pipe',
    });
    onTestFinished(() => {
      execFileSync('umount', ['--lazy', this.folder]);
      rmdirSync(this.folder);
    });
  }

  /** Fills the disk except for this many bytes, even while others write. */
  fill(leftBytes: number): void {
    const { bavail, bsize } = statfsSync(this.folder);
    const file = openSync(this.filler, 'w', 0o600);
    try {
      for (let left = bavail * bsize - leftBytes; left > 0; left -= PIECE.length) {
        writeSync(file, PIECE, 0, Math.min(left, PIECE.length));
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  }

  empty(): void {
    rmSync(this.filler);
  }

  makeReadOnly(): void {
    const remount = (how: 'ro' | 'rw') =>
      execFileSync('mount', ['-o', `remount,${how}`, this.folder], { stdio: 'pipe' });
    remount('ro');
    onTestFinished(() => void remount('rw'));
  }

  private get filler(): string {
    return join(this.folder, 'filler');
  }
}

/** True if small disks can be mounted: as root on Linux, outside most containers. */
export function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'namma-may-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', folder], { stdio: 'pipe' });
    execFileSync('umount', [folder], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
}
