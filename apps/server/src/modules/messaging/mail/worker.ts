import { setTimeout as wait } from 'node:timers/promises';
import { minutes, seconds } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import {
  type ClaimedMail,
  claimMail,
  hasUnreached,
  markFailed,
  markSent,
  releaseAllClaims,
  releaseClaim,
  renewClaim,
  retryUnreached,
} from './queries/sending.ts';
import { nextTryAt } from './rules.ts';
import { type SendOptions, sendMail, toFailure } from './send-mail.ts';

/** The part of the server's log that the worker uses. */
interface WorkerLog {
  info: (details: object, text: string) => void;
  warn: (details: object, text: string) => void;
  error: (details: object, text: string) => void;
}

interface WorkerOptions extends SendOptions {
  deps: Pick<Deps, 'db' | 'clock'>;
  log: WorkerLog;
  /** True if no other process uses this database: claims of an ended process are released at once. */
  isAlone?: boolean;
  /** The polling interval of the outbox, for mails of other processes and retries. */
  pollMilliseconds?: number;
  /** The pause after the mail server was unreachable. */
  restMilliseconds?: number;
}

/** The claim of a crashed process expires after this time. */
const CLAIM_SECONDS = 30;
const RENEW_EVERY_MILLISECONDS = seconds(10);
/** The number of attempts to mark a mail as sent; an unmarked mail is sent again. */
const MARK_TRIES = 20;
const MARK_EVERY_MILLISECONDS = seconds(1);
/** The pause between two mails, which leaves the processor to requests. */
const PAUSE_MILLISECONDS = 50;
/** The pause while requests keep this process busy most of the time. */
const BUSY_PAUSE_MILLISECONDS = 500;
const BUSY_UTILIZATION = 0.4;
/** The time a stopping worker waits to release its claim. */
const LET_GO_WITHIN_MILLISECONDS = seconds(1);

/**
 * Sends the mails of the outbox one at a time, so that a killed process repeats at most one mail. Any number of
 * processes share the work.
 */
export class MailWorker {
  /** The number of mails this process has sent. */
  sentCount = 0;
  private running: Promise<void> | undefined;
  private isAsked = false;
  private isStopping = false;
  private restUntil = 0;
  private hasReleased = false;
  /** Undefined before the outbox was first read. */
  private isServerAway: boolean | undefined;
  private readonly cut = new AbortController();
  private readonly timer: NodeJS.Timeout;

  private readonly options: WorkerOptions;

  constructor(options: WorkerOptions) {
    this.options = options;

    this.timer = setInterval(this.wake, options.pollMilliseconds ?? seconds(5));
    this.timer.unref();
    this.wake();
  }

  /** Reads the outbox now, or once more after the current run. */
  readonly wake = (): void => {
    this.isAsked = true;
    if (this.isStopping) return;
    this.running ??= this.run().finally(() => {
      this.running = undefined;
      if (this.isAsked) this.wake();
    });
  };

  /** Stops taking mails; the current one has this long to be sent before its claim is released. */
  async stop(withinMilliseconds: number): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    const timeout = setTimeout(() => this.cut.abort(), withinMilliseconds);
    await Promise.race([
      this.running,
      wait(withinMilliseconds + LET_GO_WITHIN_MILLISECONDS, undefined, { ref: false }),
    ]);
    clearTimeout(timeout);
    this.options.sender.close();
  }

  /** Resolves when the outbox is empty. For tests. */
  async idle(): Promise<void> {
    while (this.running !== undefined) await this.running;
  }

  private async run(): Promise<void> {
    this.isAsked = false;
    try {
      if (this.options.isAlone && !this.hasReleased) {
        await releaseAllClaims(this.options.deps.db);
        this.hasReleased = true;
      }
      if (performance.now() < this.restUntil || !(await this.isServerThere())) return;
      while (!this.isStopping) {
        const mail = await claimMail(this.options.deps.db, this.options.deps.clock(), CLAIM_SECONDS);
        if (!mail) return;
        const isReached = await this.handle(mail);
        if (!this.isStopping) await this.pause();
        if (!isReached && !this.isStopping && !(await this.options.sender.isReachable())) return this.rest();
      }
    } catch (error) {
      this.options.log.error({ err: error }, 'the outbox could not be read');
    }
  }

  /** Longer while requests need the processor. */
  private async pause(): Promise<void> {
    const begun = performance.eventLoopUtilization();
    await wait(PAUSE_MILLISECONDS);
    const isBusy = performance.eventLoopUtilization(begun).utilization > BUSY_UTILIZATION;
    if (isBusy && !this.isStopping) await wait(BUSY_PAUSE_MILLISECONDS - PAUSE_MILLISECONDS);
  }

  /** After an outage, checks the server before sending, and makes mails that failed during the outage due at once. */
  private async isServerThere(): Promise<boolean> {
    const { deps, sender, log } = this.options;
    this.isServerAway ??= await hasUnreached(deps.db);
    if (!this.isServerAway) return true;
    if (!(await sender.isReachable())) {
      this.rest();
      return false;
    }
    this.isServerAway = false;
    await retryUnreached(deps.db, deps.clock());
    log.info({}, 'the mail server can be reached again');
    return true;
  }

  private rest(): void {
    this.isServerAway = true;
    this.restUntil = performance.now() + (this.options.restMilliseconds ?? minutes(1));
  }

  /** @returns true if the mail server was reachable */
  private async handle(mail: ClaimedMail): Promise<boolean> {
    const { deps, log } = this.options;
    const stopRenewing = this.renewRegularly(mail);
    try {
      await sendMail(this.options, mail, this.cut.signal);
      await this.noteSent(mail.id);
      this.sentCount++;
      return true;
    } catch (error) {
      if (this.cut.signal.aborted) {
        await releaseClaim(deps.db, mail);
        return true;
      }
      const { kind, message } = toFailure(error);
      const now = deps.clock();
      const next = kind === 'refused' ? undefined : nextTryAt(mail.attempts + 1, now);
      await markFailed(deps.db, mail, {
        error: message,
        nextTryAt: next,
        isUnreached: kind === 'unreached' && next !== undefined,
      });
      log.warn({ mail: mail.id, kind: mail.kind, reason: message, nextTryAt: next }, 'a mail was not sent');
      return kind !== 'unreached';
    } finally {
      stopRenewing();
    }
  }

  /** Retries because the database may be briefly unavailable, and an unmarked mail is sent again. */
  private async noteSent(id: number): Promise<void> {
    const { db, clock } = this.options.deps;
    for (let tries = 1; ; tries++) {
      try {
        await markSent(db, id, clock());
        return;
      } catch (error) {
        if (tries === MARK_TRIES || this.cut.signal.aborted) {
          this.options.log.error({ err: error, mail: id }, 'a mail was sent and could not be marked as sent');
          return;
        }
        await wait(MARK_EVERY_MILLISECONDS);
      }
    }
  }

  /** Extends the claim, so that no other process takes a mail that is slow to send. */
  private renewRegularly(mail: ClaimedMail): () => void {
    const timer = setInterval(async () => {
      const renewed = await renewClaim(this.options.deps.db, mail, CLAIM_SECONDS).catch(() => undefined);
      if (renewed) mail.claimed_until = renewed;
    }, RENEW_EVERY_MILLISECONDS);
    timer.unref();
    return () => clearInterval(timer);
  }
}
