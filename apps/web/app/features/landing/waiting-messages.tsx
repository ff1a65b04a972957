import type { RefObject } from 'react';
import * as words from '#words/offline';
import { fillForm } from '../../lib/forms/unfinished';
import { removeWaiting, useWaiting } from '../../lib/offline/waiting';
import { NoteButton, WaitingNote } from '../../ui/waiting-note';

/** Messages to the gym that wait for a network, or that were refused once they were sent. */
export function WaitingMessages({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const writes = useWaiting();
  return writes.map((write) => {
    if (write.kind !== 'contact') return null;
    const { target, body, refusal } = write;
    const editAgain = () => {
      if (form.current) fillForm(form.current, body);
      void removeWaiting(target);
    };
    return (
      <WaitingNote
        key={target}
        isRefused={refusal !== undefined}
        className="sm:col-span-2"
        actions={
          <>
            {refusal !== undefined && <NoteButton onPress={editAgain}>{words.edit}</NoteButton>}
            <NoteButton onPress={() => void removeWaiting(target)}>{words.discard}</NoteButton>
          </>
        }
      >
        {refusal === undefined ? words.messageWaits : words.messageRefused(refusal)}
      </WaitingNote>
    );
  });
}
