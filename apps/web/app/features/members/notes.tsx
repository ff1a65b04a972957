import { NOTE_MAX_CHARACTERS } from '@namma/contract/members/rules';
import type { Note } from '@namma/contract/members/schemas';
import { formatMoment } from '@namma/contract/values/times';
import { useRef } from 'react';
import { IfAllowed } from '../../admin/shell/if-allowed';
import { api } from '../../lib/api/api';
import { sentenceOf } from '../../lib/api/api-error';
import { sendWithKey } from '../../lib/api/idempotency-key';
import { useForm } from '../../lib/forms/use-form';
import { Button, buttonClass } from '../../ui/button';
import { ConfirmButton } from '../../ui/confirm-button';
import { TextAreaField } from '../../ui/field';
import { toast } from '../../ui/toast';

const loadSchema = async () => (await import('@namma/contract/members/schemas')).newNote;

interface NotesProps {
  userId: number;
  notes: readonly Note[];
  onChanged: () => void;
}

/** Front desk notes, newest first. Authors can delete their notes within a day. */
export function Notes({ userId, notes, onChanged }: NotesProps) {
  const heading = useRef<HTMLDivElement>(null);
  async function remove(id: number): Promise<void> {
    try {
      const { status } = await api('members/deleteNote', { body: { id } });
      toast.success(status);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    onChanged();
  }
  return (
    <div ref={heading} tabIndex={-1} className="border-t-2 border-ink pt-3 text-sm outline-none">
      {notes.length === 0 && <p className="text-(--soft)">No notes.</p>}
      <ul className="grid grid-cols-1">
        {notes.map(({ id, at, author, text, isDeletable }) => (
          <li key={id} className="border-b border-(--line) py-2 first:pt-0 last:border-b-0">
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <p className="text-(--soft)">{`${author}, ${formatMoment(at)}`}</p>
              {isDeletable && (
                <ConfirmButton
                  title="Delete this note?"
                  description="This can't be undone."
                  confirmLabel="Delete"
                  aria-label={`Delete the note: ${text}`}
                  focusAfter={heading}
                  className={buttonClass('quiet', 'px-2!')}
                  onConfirm={() => remove(id)}
                >
                  Delete
                </ConfirmButton>
              )}
            </div>
          </li>
        ))}
      </ul>
      <IfAllowed permission="addMembers">
        <NoteForm userId={userId} onWritten={onChanged} />
      </IfAllowed>
    </div>
  );
}

function NoteForm({ userId, onWritten }: { userId: number; onWritten: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: (values) => ({ ...values, userId }),
    submit: async (body) => {
      const { status } = await sendWithKey(`note ${JSON.stringify(body)}`, (headers) =>
        api('members/note', { body, headers }),
      );
      toast.success(status);
      form.current?.reset();
      onWritten();
    },
  });
  return (
    <form {...formProps} ref={form} method="post" className="mt-3 grid grid-cols-1 gap-3">
      <TextAreaField
        label="New note"
        name="text"
        rows={2}
        maxLength={NOTE_MAX_CHARACTERS}
        hint="Visible to all staff who can see members, and part of the member's data download."
        error={errors.text}
      />
      <Button type="submit" look="outline" isBusy={isBusy} className="justify-self-start">
        Save note
      </Button>
    </form>
  );
}
