import { answerOf, inStore } from './database';

/** The row beside the kept answers that says which tab sends what waits. */
export const SENDER = 'sender';
/** Longer than any request may take. A tab that was closed while it was sending holds it for so long. */
const TURN_MILLISECONDS = 30_000;

interface Sender {
  name: typeof SENDER;
  tab: string;
  until: number;
}

const thisTab = `${Date.now()} ${Math.random()}`;

/**
 * Makes this tab the one that sends, or lets it send on. For browsers without locks: transactions of the database follow one
 * another in all tabs, so that of two tabs at the same moment one gets the turn.
 * @returns false while another tab sends
 */
export const takeTurn = (): Promise<boolean> =>
  inStore('kept', 'readwrite', async (store) => {
    const now = Date.now();
    const sender: Sender | undefined = await answerOf(store.get(SENDER));
    if (sender && sender.tab !== thisTab && isHeld(sender, now)) return false;
    await answerOf(
      store.put({ name: SENDER, tab: thisTab, until: now + TURN_MILLISECONDS } satisfies Sender),
    );
    return true;
  }).catch(() => false);

/** A clock that was set back does not prolong a turn. */
const isHeld = ({ until }: Sender, now: number): boolean => until > now && until <= now + TURN_MILLISECONDS;

export const endTurn = (): Promise<void> =>
  inStore('kept', 'readwrite', async (store) => {
    const sender: Sender | undefined = await answerOf(store.get(SENDER));
    if (sender?.tab === thisTab) await answerOf(store.delete(SENDER));
  }).catch(() => {});
