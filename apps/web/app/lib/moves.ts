import { failures } from '@namma/contract/failures';
import type { ScreenCode } from './screen-code';

const SITE_UPDATED = 'The site was updated. The page is loaded anew.';

/** Why code did not arrive: nothing answers, a newer version of the site has taken its place, or only this request failed. */
export type Missing = 'unreachable' | 'replaced' | 'dropped';

/** Where somebody wants to go. */
export interface Move {
  /** The address, with its search. */
  href: string;
  /** The routes it shows, outermost first. */
  ids: readonly string[];
}

interface Options {
  code: ScreenCode;
  /** Asks the server why. */
  whyMissing: () => Promise<Missing>;
  say: (sentence: string) => void;
  /** Loads the address as a new page. */
  loadPage: (href: string) => void;
}

/**
 * Lets somebody move to a screen only once its code is here. Where it does not arrive, the screen that is shown stays and
 * says so; the next press tries again.
 */
export class Moves {
  private latest = 0;
  private failedAt: string | undefined;

  constructor(private readonly options: Options) {}

  isReady = ({ ids }: Move): boolean => this.options.code.isHere(ids);

  /** A move that needs nothing: whatever is still awaited is not wanted any more. */
  supersede(): void {
    this.latest++;
  }

  /** @returns whether to move there now: false when it failed or something else was wanted meanwhile */
  async prepare(move: Move): Promise<boolean> {
    const turn = ++this.latest;
    try {
      await this.options.code.load(move.ids);
    } catch {
      if (turn === this.latest) await this.explain(move, turn);
      return false;
    }
    this.failedAt = undefined;
    return turn === this.latest;
  }

  private async explain({ href }: Move, turn: number): Promise<void> {
    const { whyMissing, say, loadPage } = this.options;
    const why = await whyMissing();
    if (turn !== this.latest) return;
    if (why === 'replaced') {
      say(SITE_UPDATED);
      return loadPage(href);
    }
    // Some browsers keep a module that failed as failed until the page is left.
    if (why === 'dropped' && this.failedAt === href) return loadPage(href);
    this.failedAt = href;
    say(failures.networkError);
  }
}
