import { Link } from 'react-router';
import * as words from '#words/lib';
import { readForm, saveDraft } from '../forms/draft';
import { useToken } from './session';
import { signInPath } from './sign-in-path';

/**
 * Informs guests before they fill in a form that they must sign in to send it. The line keeps its space for members, so
 * that the form does not move.
 */
export function SignInNote({ from, className = '' }: { from: string; className?: string }) {
  const token = useToken();
  return (
    <p className={`min-h-11 text-sm text-(--soft) ${className}`}>
      {!token && (
        <>
          <span>{words.signInNoteBefore}</span>
          <Link
            to={signInPath(from)}
            onClick={({ currentTarget }) => {
              const form = currentTarget.closest('form');
              if (form) saveDraft({ name: from, from, values: readForm(form) }, null);
            }}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {words.signInFirst}
          </Link>
          <span>{words.signInNoteAfter}</span>
        </>
      )}
    </p>
  );
}
