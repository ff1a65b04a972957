import type { Mail, MailDetails } from '@namma/contract/mail/schemas';
import { formatMoment } from '@namma/contract/values/times';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api/api';
import { sentenceOf } from '../../lib/api/api-error';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Spinner } from '../../ui/spinner';
import { canSendAgain, SendFailure } from './mail-columns';

interface MailDialogProps {
  mail: Mail | undefined;
  isSending: boolean;
  onSendAgain: (mail: Mail) => void;
  onClose: () => void;
}

/** A mail opened: how it reads, and what became of it. */
export function MailDialog({ mail, isSending, onSendAgain, onClose }: MailDialogProps) {
  // Keeps its content while it closes.
  const [last, setLast] = useState(mail);
  if (mail && mail !== last) setLast(mail);
  return (
    <Dialog isOpen={mail !== undefined} onClose={onClose} title={last?.subject ?? ''}>
      {last && (
        <div className="grid grid-cols-1 gap-5">
          <Details {...last} />
          <Loaded key={last.id} mailId={last.id} />
          {canSendAgain(last) && (
            <Button
              look="outline"
              className="sm:justify-self-end"
              isBusy={isSending}
              onClick={() => onSendAgain(last)}
            >
              Send again
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}

function Details(mail: Mail) {
  const { kind, to, name, status, createdAt, sentAt } = mail;
  return (
    <div className="grid gap-2 text-sm wrap-anywhere">
      <p className="text-(--soft)">
        <span>{`To ${name ? `${name}, ` : ''}${to} · `}</span>
        <span className="inline-block first-letter:uppercase">{kind}</span>
        <span>{` · written `}</span>
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        {sentAt && (
          <>
            <span>{` · sent `}</span>
            <time dateTime={sentAt}>{formatMoment(sentAt)}</time>
          </>
        )}
        {status === 'kept' && <span>{' · kept, not sent'}</span>}
      </p>
      <SendFailure {...mail} />
    </div>
  );
}

type Answer = { details: MailDetails } | { failure: string } | undefined;

function Loaded({ mailId }: { mailId: number }) {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    const asking = new AbortController();
    setAnswer(undefined);
    api('admin/getMail', { query: { id: mailId }, signal: asking.signal }).then(
      (details) => setAnswer({ details }),
      (error: unknown) => {
        if (!asking.signal.aborted) setAnswer({ failure: sentenceOf(error) });
      },
    );
    return () => asking.abort();
  }, [mailId, tries]);

  if (!answer) return <Spinner />;
  if ('details' in answer) return <Reading {...answer.details} />;
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p>{answer.failure}</p>
      <Button look="outline" onClick={() => setTries(tries + 1)}>
        Try again
      </Button>
    </div>
  );
}

function Reading({ subject, html, text, attachments }: MailDetails) {
  return (
    <>
      <MailPreview title={subject} html={html} className="h-96" />
      {attachments.length > 0 && <p className="text-sm">{`Attached: ${attachments.join(', ')}`}</p>}
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold">As plain text</summary>
        <pre className="overflow-x-auto border border-(--line) bg-paper-sunken p-4 text-xs whitespace-pre-wrap wrap-anywhere">
          {text}
        </pre>
      </details>
    </>
  );
}

interface MailPreviewProps {
  title: string;
  html: string;
  className: string;
}

/**
 * A mail as a mailbox shows it. Nothing in it can run, load or lead anywhere: the frame is a sandbox without permissions,
 * and takes over the policy of this page, which allows only the style attributes.
 */
const MailPreview = ({ title, html, className }: MailPreviewProps) => (
  <iframe
    title={`Mail: ${title}`}
    sandbox=""
    srcDoc={html.replace('<head>', '<head><base target="_blank">')}
    className={`w-full border border-(--line) bg-paper-raised ${className}`}
  />
);
