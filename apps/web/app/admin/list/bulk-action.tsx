import { type ReactNode, useRef, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useOneAtATime } from '../../ui/use-one-at-a-time';
import { BulkBar } from './bulk-bar';

interface Choice<R> {
  chosen: readonly R[];
  choosable: readonly R[];
  chooseAll: () => void;
  clear: () => void;
}

/** The texts of an action on several rows. */
export interface BulkWords<R> {
  button: (count: number) => string;
  question: (count: number) => string;
  /** Lines that summarise the action by number of rows. */
  effects: (rows: readonly R[]) => string[];
  /** Explains what happens to rows that another admin has changed first. */
  skippedNote: string;
}

interface BulkActionProps<R> {
  choice: Choice<R>;
  words: BulkWords<R>;
  /** Choice in the confirmation. */
  question?: ReactNode;
  /** Acts on the rows and reports the result. */
  onAct: (rows: readonly R[]) => Promise<unknown>;
  /** True after an action: the rows keep their positions, and so does the bar above them. */
  isHeld: boolean;
  /** The last action on several rows, while it can be undone. */
  lastMany: { status: string; undo: () => void } | undefined;
}

/** Acts on all selected rows after a confirmation. */
export function BulkAction<R>({ choice, words, question, onAct, isHeld, lastMany }: BulkActionProps<R>) {
  const { chosen, choosable } = choice;
  const [isAsking, setAsking] = useState(false);
  // Kept while the dialog closes, so that its text does not change.
  const [asked, setAsked] = useState<readonly R[]>([]);
  const selectAll = useRef<HTMLInputElement>(null);

  const [act, isBusy] = useOneAtATime(async () => {
    const outcome = await onAct(asked);
    setAsking(false);
    if (outcome) choice.clear();
  });

  return (
    <>
      {(choosable.length > 0 || isHeld) && (
        <BulkBar
          selectAll={selectAll}
          chosenCount={chosen.length}
          choosableCount={choosable.length}
          actionLabel={words.button(chosen.length)}
          isBusy={isBusy}
          isHeld={isHeld}
          undo={lastMany}
          onChooseAll={choice.chooseAll}
          onClear={choice.clear}
          onAct={() => {
            setAsked(chosen);
            setAsking(true);
          }}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={isBusy}
        title={words.question(asked.length)}
        confirmLabel={words.button(asked.length)}
        focusAfter={selectAll}
        onConfirm={() => void act()}
        onClose={() => setAsking(false)}
      >
        <ul className="figures border-t-2 border-ink text-sm">
          {words.effects(asked).map((effect) => (
            <li key={effect} className="border-b border-(--line) py-2.5">
              {effect}
            </li>
          ))}
        </ul>
        {question}
        <p className="mt-3 mb-6 text-sm text-(--soft)">{words.skippedNote}</p>
      </ConfirmDialog>
    </>
  );
}
