import { ANSWER_MAX_CHARACTERS } from '@namma/contract/enquiries/rules';
import { formatMoment } from '@namma/contract/values/times';
import { useRef, useState } from 'react';
import { useMailWords } from '../../../admin/writes/mail-state';
import { useForm } from '../../../lib/forms/use-form';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { TextAreaField } from '../../../ui/field';
import type { QueryRow } from './query-columns';
import type { AnswerOutcome } from './use-answers';

const loadSchema = async () => (await import('@namma/contract/enquiries/schemas')).answerForm;

interface AnswerProps {
  draftFor: (query: QueryRow) => string;
  /** Shows its own errors. */
  onAnswer: (query: QueryRow, text: string, isMailed: boolean) => Promise<AnswerOutcome>;
  onClose: () => void;
}

/** A query, and a field for the answer. */
export function AnswerDialog({ query, ...props }: AnswerProps & { query: QueryRow | undefined }) {
  // Kept while the dialog closes, so that its content does not change.
  const [last, setLast] = useState(query);
  if (query && query !== last) setLast(query);
  return (
    <Dialog
      isOpen={query !== undefined}
      onClose={props.onClose}
      title={last ? `Query ${last.ticketNumber}` : ''}
    >
      {last && <Opened key={last.contact_id} query={last} {...props} />}
    </Dialog>
  );
}

function Opened({ query, draftFor, onAnswer, onClose }: AnswerProps & { query: QueryRow }) {
  const [theirs, setTheirs] = useState<AnswerOutcome['theirs']>();
  const fields = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => draftFor(query));
  const [length, setLength] = useState(draft.length);
  const mailWords = useMailWords();
  const whereTo = mailWords(
    `Emailed to ${query.email}`,
    `Email isn't set up, so the answer is only saved. Call ${query.phone}.`,
  );

  async function answer(text: string, isMailed: boolean) {
    const outcome = await onAnswer(query, text, isMailed);
    if (outcome.isAnswered) onClose();
    else setTheirs(outcome.theirs);
  }
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    submit: ({ answer: text }) => answer(text, true),
  });

  return (
    <div className="grid grid-cols-1 gap-6">
      <Asked {...query} />
      {theirs && <AnsweredByAnother query={theirs} />}
      <form {...formProps} ref={fields} method="post" className="grid grid-cols-1 gap-5">
        <TextAreaField
          label="Your answer"
          name="answer"
          rows={6}
          required
          maxLength={ANSWER_MAX_CHARACTERS}
          defaultValue={draft}
          onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
          hint={
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">{theirs ? 'Was not sent' : whereTo}</span>
              <span className="figures">{`${length} of ${ANSWER_MAX_CHARACTERS}`}</span>
            </span>
          }
          error={errors.answer}
        />
        {!theirs && (
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button look="outline" isBusy={isBusy} onClick={() => void answer(textIn(fields.current), false)}>
              Answered by phone
            </Button>
            <Button type="submit" look="primary" isBusy={isBusy}>
              {mailWords('Send answer', 'Save answer')}
            </Button>
          </div>
        )}
      </form>
    </div>
  );
}

const textIn = (form: HTMLFormElement | null): string =>
  form ? String(new FormData(form).get('answer') ?? '').trim() : '';

function Asked({ name, phone, message, createdAt }: QueryRow) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-sm text-(--soft) wrap-anywhere">
        <span>{`${name}, `}</span>
        <span className="figures whitespace-nowrap">{phone}</span>
        <span>{`, `}</span>
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </p>
      <blockquote className="max-h-60 overflow-y-auto border-l-4 border-ink bg-paper-sunken p-4 whitespace-pre-line wrap-anywhere">
        {message}
      </blockquote>
    </div>
  );
}

/** Keeps the answer so that it can be copied. */
function AnsweredByAnother({ query }: { query: QueryRow }) {
  return (
    <div role="alert" className="grid gap-3 border-l-4 border-signal bg-signal-wash p-4 text-sm">
      <p className="font-semibold">Someone else has already answered this query. Your answer was not sent.</p>
      {query.answer !== null && (
        <p className="whitespace-pre-line wrap-anywhere">
          <span className="block text-xs text-(--soft)">Their answer</span>
          <span>{query.answer}</span>
        </p>
      )}
    </div>
  );
}
