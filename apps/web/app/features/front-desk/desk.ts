import type { BodyInput, Reply } from '@namma/contract/calls';

/**
 * Reducer of the check-in counter (D81): takes events and returns requests to send. Requests are numbered and independent.
 * Only the answer to the newest request is shown; a late answer is listed as the previous scan.
 */

export type Verdict = Reply<'visits/scan'>;
/** Check-in request: a card code, or a member with a reason that overrides a refusal. */
export type ScanRequest = Omit<BodyInput<'visits/scan'>, 'center'>;

export interface Desk {
  /** The number of the newest request. */
  newest: number;
  /** Pending requests by number. */
  pending: ReadonlyMap<number, ScanRequest>;
  /** Answer to the newest completed request. */
  shown: { verdict: Verdict; question: number } | undefined;
  /** The answer to an earlier question that came after the next one was asked. */
  before: { verdict: Verdict } | undefined;
  /** The text of the newest card and when it was read: some scanners read a card twice. */
  read: { text: string; at: number } | undefined;
  /** For each member who has paid: the number of the newest question by then. */
  paid: ReadonlyMap<number, number>;
}

export type DeskEvent =
  /** @param at when, in milliseconds */
  | { kind: 'read'; text: string; at: number }
  /** A member was chosen by a button, with a reason to overrule a refusal. */
  | { kind: 'chosen'; memberId: number; overrule?: string }
  | { kind: 'answered'; question: number; verdict: Verdict }
  | { kind: 'failed'; question: number }
  | { kind: 'paid'; memberId: number }
  /** The next member, or somebody who is looked up. */
  | { kind: 'cleared' };

export interface Question {
  question: number;
  asked: ScanRequest;
}
export interface DeskStep {
  desk: Desk;
  ask?: Question;
}

/** A card that is read again within this time is the same reading. Later it is asked about again: its code has changed since. */
export const SAME_READING_MILLISECONDS = 3_000;

export const emptyDesk: Desk = {
  newest: 0,
  pending: new Map(),
  shown: undefined,
  before: undefined,
  read: undefined,
  paid: new Map(),
};

export function reduceDesk(desk: Desk, event: DeskEvent): DeskStep {
  switch (event.kind) {
    case 'read': {
      const { text, at } = event;
      if (isSameReading(desk, text, at)) return { desk };
      return ask({ ...desk, shown: undefined, before: undefined, read: { text, at } }, { code: text });
    }
    case 'chosen': {
      const { memberId, overrule } = event;
      // A double click presses twice.
      if (desk.pending.get(desk.newest)?.memberId === memberId) return { desk };
      return ask(desk, { memberId, ...(overrule !== undefined && { overrule }) });
    }
    case 'answered':
      return answer(desk, event.question, event.verdict);
    case 'failed': {
      if (!desk.pending.has(event.question)) return { desk };
      const rest = without(desk, event.question);
      // The card may be read again at once.
      return { desk: event.question === desk.newest ? { ...rest, read: undefined } : rest };
    }
    case 'paid':
      return renew({ ...desk, paid: new Map([...desk.paid, [event.memberId, desk.newest]]) });
    case 'cleared':
      return {
        desk: { ...desk, newest: desk.newest + 1, shown: undefined, before: undefined, read: undefined },
      };
  }
}

/** True if this card was read a moment ago, and its answer is shown or on its way. */
export function isSameReading({ read }: Desk, text: string, at: number): boolean {
  return read?.text === text && at >= read.at && at - read.at < SAME_READING_MILLISECONDS;
}

function ask(desk: Desk, asked: ScanRequest): DeskStep {
  const question = desk.newest + 1;
  return {
    desk: { ...desk, newest: question, pending: new Map([...desk.pending, [question, asked]]) },
    ask: { question, asked },
  };
}

function without(desk: Desk, question: number): Desk {
  return { ...desk, pending: new Map([...desk.pending].filter(([each]) => each !== question)) };
}

function answer(desk: Desk, question: number, verdict: Verdict): DeskStep {
  if (!desk.pending.has(question)) return { desk };
  const rest = without(desk, question);
  if (question !== desk.newest) return { desk: { ...rest, before: { verdict } } };
  return renew({ ...rest, shown: { verdict, question } });
}

/** A member who was refused as unpaid and has paid since is asked about again. */
function renew(desk: Desk): DeskStep {
  const { verdict, question } = desk.shown ?? {};
  const memberId = verdict?.member?.userId;
  if (verdict?.reason !== 'unpaid' || verdict.verdict !== 'refused' || memberId === undefined)
    return { desk };
  const paidAt = desk.paid.get(memberId);
  if (paidAt === undefined || question === undefined || paidAt < question) return { desk };
  return ask({ ...desk, shown: undefined }, { memberId });
}
