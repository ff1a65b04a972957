import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Desk, type DeskEvent, emptyDesk, type Question, reduceDesk, type Verdict } from './desk';

const member = (userId: number) => ({ userId, name: `Member ${userId}`, phone: '', membership: null });
const letIn = (userId: number): Verdict => ({ verdict: 'in', member: member(userId) });
const unpaid = (userId: number): Verdict => ({
  verdict: 'refused',
  reason: 'unpaid',
  member: member(userId),
});

function run(happenings: readonly DeskEvent[]): { desk: Desk; asked: Question[] } {
  const asked: Question[] = [];
  let desk = emptyDesk;
  for (const happening of happenings) {
    const step = reduceDesk(desk, happening);
    desk = step.desk;
    if (step.ask) asked.push(step.ask);
  }
  return { desk, asked };
}

describe('the counter', () => {
  it('shows the answer about the newest card, whichever comes last, and lists the other as the one before', () => {
    const { desk, asked } = run([
      { kind: 'read', text: 'one', at: 0 },
      { kind: 'read', text: 'two', at: 500 },
      { kind: 'answered', question: 2, verdict: letIn(2) },
      { kind: 'answered', question: 1, verdict: unpaid(1) },
    ]);

    expect(asked.map((each) => each.asked)).toEqual([{ code: 'one' }, { code: 'two' }]);
    expect(desk.shown?.verdict).toEqual(letIn(2));
    expect(desk.before?.verdict).toEqual(unpaid(1));
  });

  it('asks once about a card that a scanner reads twice, and again after 100 seconds', () => {
    const { asked } = run([
      { kind: 'read', text: 'one', at: 0 },
      { kind: 'read', text: 'one', at: 400 },
      { kind: 'answered', question: 1, verdict: letIn(1) },
      { kind: 'read', text: 'one', at: 900 },
      { kind: 'read', text: 'one', at: 100_000 },
    ]);

    expect(asked).toHaveLength(2);
  });

  it('asks again at once about a card whose answer was lost', () => {
    const { asked } = run([
      { kind: 'read', text: 'one', at: 0 },
      { kind: 'failed', question: 1 },
      { kind: 'read', text: 'one', at: 400 },
    ]);

    expect(asked).toHaveLength(2);
  });

  it('reads a person again who was refused as unpaid and has paid, and shows no refusal meanwhile', () => {
    const { desk, asked } = run([
      { kind: 'read', text: 'one', at: 0 },
      { kind: 'answered', question: 1, verdict: unpaid(1) },
      { kind: 'paid', memberId: 2 },
      { kind: 'paid', memberId: 1 },
    ]);

    expect(asked.map((each) => each.asked)).toEqual([{ code: 'one' }, { memberId: 1 }]);
    expect(desk.shown).toBeUndefined();
    // Stops if the server still refuses.
    expect(reduceDesk(desk, { kind: 'answered', question: 2, verdict: unpaid(1) }).ask).toBeUndefined();
  });

  it('also when the payment overtakes the refusal', () => {
    const { asked } = run([
      { kind: 'read', text: 'one', at: 0 },
      { kind: 'paid', memberId: 1 },
      { kind: 'answered', question: 1, verdict: unpaid(1) },
    ]);

    expect(asked.map((each) => each.asked)).toEqual([{ code: 'one' }, { memberId: 1 }]);
  });

  it('keeps a refusal until its overruling is answered, and sends a double click once', () => {
    const { desk, asked } = run([
      { kind: 'read', text: 'one', at: 0 },
      { kind: 'answered', question: 1, verdict: unpaid(1) },
      { kind: 'chosen', memberId: 1, overrule: 'Guest day' },
      { kind: 'chosen', memberId: 1, overrule: 'Guest day' },
    ]);

    expect(asked).toHaveLength(2);
    expect(desk.shown?.verdict).toEqual(unpaid(1));
  });
});

/** Possible events. An answer belongs to a pending request. */
type Move =
  | { kind: 'read' | 'chosen' | 'paid'; member: number; later: number }
  | { kind: 'answered' | 'failed'; which: number; isIn: boolean }
  | { kind: 'cleared' };

const moves = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('read' as const, 'chosen' as const, 'paid' as const),
      member: fc.integer({ min: 1, max: 3 }),
      later: fc.integer({ min: 0, max: 5_000 }),
    }),
    fc.record({
      kind: fc.constantFrom('answered' as const, 'answered' as const, 'failed' as const),
      which: fc.nat(9),
      isIn: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('cleared' as const) }),
  ),
  { maxLength: 40 },
);

it('for any order of scans, responses, failures and payments, the verdict is that of the last person read', () => {
  fc.assert(
    fc.property(moves, (made: Move[]) => {
      let desk = emptyDesk;
      let now = 0;
      const waiting = new Map<number, number>();
      // The naive model: the person of the newest request, and the state of the screen.
      let newest: { question: number; member: number } | undefined;
      let onScreen: { member: number; isIn: boolean } | undefined;
      const say = (happening: DeskEvent, about: number | undefined): void => {
        const step = reduceDesk(desk, happening);
        desk = step.desk;
        if (!step.ask || about === undefined) return;
        expect(step.ask.question).toBeGreaterThan(newest?.question ?? 0);
        newest = { question: step.ask.question, member: about };
        waiting.set(step.ask.question, about);
        if (happening.kind !== 'chosen') onScreen = undefined;
      };
      for (const move of made) {
        if (move.kind === 'cleared') {
          say({ kind: 'cleared' }, undefined);
          newest = undefined;
          onScreen = undefined;
        } else if ('which' in move) {
          const [question, about] = [...waiting][move.which % Math.max(1, waiting.size)] ?? [];
          if (question === undefined || about === undefined) continue;
          waiting.delete(question);
          if (move.kind === 'failed') {
            say({ kind: 'failed', question }, undefined);
            continue;
          }
          if (question === newest?.question) onScreen = { member: about, isIn: move.isIn };
          say({ kind: 'answered', question, verdict: move.isIn ? letIn(about) : unpaid(about) }, about);
        } else {
          now += move.later;
          if (move.kind === 'read') say({ kind: 'read', text: `card ${move.member}`, at: now }, move.member);
          else say({ kind: move.kind, memberId: move.member }, move.member);
        }
        expect(
          desk.shown && {
            member: desk.shown.verdict.member?.userId,
            isIn: desk.shown.verdict.verdict === 'in',
          },
        ).toEqual(onScreen);
        expect([...desk.pending.keys()].sort()).toEqual([...waiting.keys()].sort());
        // A person who has paid since is not refused as unpaid.
        if (onScreen && !onScreen.isIn)
          expect(desk.paid.get(onScreen.member) ?? -1).toBeLessThan(desk.shown?.question ?? 0);
      }
    }),
    { numRuns: 1_000 },
  );
});
