import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { findFreePort } from '../../../../scripts/lib/free-port.mjs';

const PROGRAM = '/usr/sbin/smtpd';
/** Debian's user `mail`, to whom all mails are delivered. */
const MAIL_USER_ID = 8;

/** OpenSMTPD changes its user, which only root may. */
export const hasOpenSmtpd = existsSync(PROGRAM) && process.getuid?.() === 0;

/**
 * Starts OpenSMTPD, which delivers every mail to one Maildir. It has one spool per machine, so one test may use it at a
 * time.
 */
export async function startOpenSmtpd(): Promise<{ port: number; readDelivered: () => string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'namma-smtpd-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const home = join(folder, 'mail');
  mkdirSync(home);
  chownSync(home, MAIL_USER_ID, MAIL_USER_ID);
  const port = await findFreePort();
  const settings = join(folder, 'smtpd.conf');
  writeFileSync(
    settings,
    [
      `listen on 127.0.0.1 port ${port}`,
      'table everyone { "@" = mail }',
      `action keep maildir "${home}/Maildir" virtual <everyone>`,
      'match from any for any action keep',
      '',
    ].join('\n'),
    { mode: 0o644 },
  );
  const child = spawn(PROGRAM, ['-d', '-f', settings], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error('OpenSMTPD ended at its start.');
    await wait(50);
  }
  const inbox = join(home, 'Maildir/new');
  return {
    port,
    readDelivered: () =>
      existsSync(inbox) ? readdirSync(inbox).map((name) => readFileSync(join(inbox, name), 'utf8')) : [],
  };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const finish = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => finish(true)).once('error', () => finish(false));
  });
