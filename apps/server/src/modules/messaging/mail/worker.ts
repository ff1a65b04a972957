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

/** The server's log, as far as the worker uses it. */
interface WorkerLog {
  info: (details: object, text: string) => void;
  warn: (details: object, text: string) => void;
  error: (details: object, text: string) => void;
}

interface WorkerOptions extends SendOptions {
  deps: Pick<Deps, 'db' | 'clock'>;
  log: WorkerLog;
  /** No other process uses this database: mails that one had in hand when it ended are free at once. */
  isAlone?: boolean;
  /** How often the outbox is polled, for mails of other processes and those to be tried again. */
  lookEveryMilliseconds?: number;
  /** How long the worker waits after the mail server was out of reach. */
  restMilliseconds?: number;
}

/** The claim of a process that ended expires after this. */
const CLAIM_SECONDS = 30;
const RENEW_EVERY_MILLISECONDS = seconds(10);
/** How often marking a mail as sent is tried; a mail that is not marked is sent again. */
const MARK_TRIES = 20;
const MARK_EVERY_MILLISECONDS = seconds(1);
/** Between two mails: while many are sent, requests keep the processor. */
const PAUSE_MILLISECONDS = 50;
/** The pause while requests keep this process busy for most of the time. */
const BUSY_PAUSE_MILLISECONDS = 500;
const BUSY_UTILIZATION = 0.4;
/** How long a stopping worker waits to release its claim. */
const LET_GO_WITHIN_MILLISECONDS = seconds(1);

/**
 * Sends the mails of the outbox one at a time, so that a process that is killed repeats one mail at most. Any number
 * of processes share the work.
 */
export class MailWorker {
  /** Mails that this process has sent. */
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

    this.timer = setInterval(this.wake, options.lookEveryMilliseconds ?? seconds(5));
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

  /** Resolves when the outbox has been processed. For tests. */
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

  /** After an outage, checks the server before any mail is tried, and makes mails that met the outage due at once. */
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

  /** @returns whether the mail server was reachable */
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

  /** Repeated because the database may be away for a moment, and an unmarked mail is sent again. */
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
