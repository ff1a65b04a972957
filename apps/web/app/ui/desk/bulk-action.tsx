import { type RefObject, useRef, useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog';
import { BulkBar } from './bulk-bar';
import { type BulkOutcome, LeftAlone } from './left-alone';

interface Choice<R> {
  chosen: readonly R[];
  choosable: readonly R[];
  chooseAll: () => void;
  clear: () => void;
}

/** The words of an action on several rows. */
export interface BulkWords<R> {
  button: (count: number) => string;
  question: (count: number) => string;
  /** What will happen to how many: one line each. */
  effects: (rows: readonly R[]) => string[];
  /** What is said of rows that another admin was faster with. */
  leftAlone: string;
}

interface BulkActionProps<R> {
  choice: Choice<R>;
  words: BulkWords<R>;
  idOf: (row: R) => number;
  nameOf: (row: R) => string;
  onAct: (rows: readonly R[]) => Promise<BulkOutcome | undefined>;
  /** Takes the focus when all is done: what had it is gone then. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Acts on all rows that were chosen, after saying what that means, and names those it left alone. */
export function BulkAction<R>({ choice, words, idOf, nameOf, onAct, heading }: BulkActionProps<R>) {
  const { chosen, choosable } = choice;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const [hasActed, setActed] = useState(false);
  const [left, setLeft] = useState<{ status: string; rows: { name: string; reason: string }[] }>();

  async function act() {
    // A second press comes before the button is drawn as busy.
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setActed(true);
    const names = new Map(chosen.map((row) => [idOf(row), nameOf(row)]));
    const outcome = await onAct(chosen);
    isRunning.current = false;
    setBusy(false);
    setAsking(false);
    if (!outcome) return;
    choice.clear();
    const rows = outcome.left.map(({ id, reason }) => ({ name: names.get(id) ?? `No. ${id}`, reason }));
    if (rows.length > 0) setLeft({ status: outcome.status, rows });
  }

  return (
    <>
      {choosable.length > 0 && (
        <BulkBar
          chosenCount={chosen.length}
          choosableCount={choosable.length}
          actionLabel={words.button(chosen.length)}
          isBusy={isBusy}
          onChooseAll={choice.chooseAll}
          onClear={choice.clear}
          onAct={() => {
            setActed(false);
            setAsking(true);
          }}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={isBusy}
        title={words.question(chosen.length)}
        confirmLabel={words.button(chosen.length)}
        focusAfter={hasActed ? heading : undefined}
        onConfirm={() => void act()}
        onClose={() => setAsking(false)}
      >
        <ul className="figures border-t-2 border-ink text-sm">
          {words.effects(chosen).map((effect) => (
            <li key={effect} className="border-b border-(--line) py-2.5">
              {effect}
            </li>
          ))}
        </ul>
        <p className="mt-3 mb-6 text-sm text-(--soft)">{words.leftAlone}</p>
      </ConfirmDialog>
      <LeftAlone left={left} focusAfter={heading} onClose={() => setLeft(undefined)} />
    </>
  );
}
