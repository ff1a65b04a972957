import { failures } from '@namma/contract/messages/failures';
import * as words from '#words/lib';
import type { ScreenCode } from './screen-code';

/** Why code did not load: no answer at all, a newer version of the site, or only this request failed. */
export type MissingReason = 'unreachable' | 'replaced' | 'dropped';

/** A navigation that somebody asked for. */
export interface Navigation {
  /** The address, with its search. */
  href: string;
  /** The ids of its routes, outermost first. */
  ids: readonly string[];
}

interface Options {
  code: ScreenCode;
  /** Finds out why, by asking the server. */
  whyMissing: () => Promise<MissingReason>;
  say: (sentence: string) => void;
  /** Loads the address as a new page. */
  loadPage: (href: string) => void;
  /** Whether a new page opens without a network: as it was last seen, or as a list of those that were. */
  hasCopies: () => boolean;
}

/**
 * Starts a navigation only after the code of its screen has loaded. If the code does not load, the current screen stays
 * and a toast says why; the next press tries again.
 */
export class NavigationGuard {
  private latest = 0;
  private failedAt: string | undefined;
  /** Another page is being loaded. */
  isLeaving = false;

  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  isReady = ({ ids }: Navigation): boolean => this.options.code.isHere(ids);

  /** A navigation that needs no code starts: cancels the one that is waiting. */
  supersede(): void {
    this.latest++;
  }

  /** @returns whether to navigate now: false when the code did not load or something else was pressed meanwhile */
  async prepare(navigation: Navigation): Promise<boolean> {
    const turn = ++this.latest;
    try {
      await this.options.code.load(navigation.ids);
    } catch {
      if (turn === this.latest) await this.explain(navigation, turn);
      return false;
    }
    this.failedAt = undefined;
    return turn === this.latest;
  }

  private async explain({ href }: Navigation, turn: number): Promise<void> {
    const { whyMissing, say, hasCopies } = this.options;
    const why = await whyMissing();
    if (turn !== this.latest) return;
    if (why === 'replaced') {
      say(words.siteUpdated);
      return this.leave(href);
    }
    if (why === 'unreachable' && hasCopies()) return this.leave(href);
    // Some browsers remember a failed module until the page is left.
    if (why === 'dropped' && this.failedAt === href) return this.leave(href);
    this.failedAt = href;
    say(failures.networkError);
  }

  private leave(href: string): void {
    this.isLeaving = true;
    this.options.loadPage(href);
  }
}
