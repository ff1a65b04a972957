import type { FollowUpReason } from '@namma/contract/follow-ups/rules';
import type { WhatsAppPress } from '@namma/contract/follow-ups/schemas';
import { languageNames } from '@namma/contract/locales';
import { adminLogin } from '@namma/contract/paths';
import { formatPhone } from '@namma/contract/text/phone';
import type { WhatsAppMessage } from '@namma/contract/whatsapp/schemas';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api/api';
import { useAnswer } from '../../lib/api/use-answer';
import { useFailure } from '../../lib/api/use-failure';
import { buttonClass } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LoadState } from '../writes/load-state';

interface WhatsAppDialogProps {
  /** Recipient and subject. Undefined while closed. */
  about: WhatsAppPress | undefined;
  /** Reason of a follow-up. */
  reason?: FollowUpReason | undefined;
  onClose: () => void;
}

/** The message, and a link that opens WhatsApp with it. We do not learn if it was sent. */
export function WhatsAppDialog({ about, reason, onClose }: WhatsAppDialogProps) {
  // Kept while the dialog closes, so that its content does not change.
  const [last, setLast] = useState(about);
  if (about && (about.kind !== last?.kind || about.id !== last.id)) setLast(about);
  return (
    <Dialog
      isOpen={about !== undefined}
      onClose={onClose}
      title="Send by WhatsApp"
      description="WhatsApp opens with this message. Send it there."
    >
      {last && <Words key={`${last.kind} ${last.id}`} about={last} reason={reason} onPressed={onClose} />}
    </Dialog>
  );
}

interface WordsProps {
  about: WhatsAppPress;
  reason: FollowUpReason | undefined;
  onPressed: () => void;
}

function Words({ about, reason, onPressed }: WordsProps) {
  const fail = useFailure(adminLogin);
  const { answer, failure, retry } = useAnswer((signal) =>
    api('whatsApp/get', { query: { ...about, ...(reason && { reason }) }, signal }),
  );
  if (!answer) return <LoadState failure={failure} onRetry={retry} />;
  const { link, locale, text, isShortened } = answer;
  return (
    <div className="grid grid-cols-1 gap-4">
      {link === null ? (
        <p role="alert" className="font-semibold text-(--alert)">
          {whyNot(answer)}
        </p>
      ) : (
        <a
          ref={focusLink}
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('primary', 'min-h-12')}
          onClick={() => {
            api('whatsApp/record', { body: about }).catch(fail);
            onPressed();
          }}
        >
          <ExternalLink aria-hidden="true" size={18} />
          <span>{`Open WhatsApp to ${formatPhone(answer.phone)}`}</span>
        </a>
      )}
      <p className="text-sm text-(--soft)">
        {`To ${answer.name}, in ${languageNames[locale]}${isShortened ? '. Shortened to fit the link.' : ''}`}
      </p>
      <p
        lang={locale}
        translate="no"
        className="border-l-4 border-(--line) pl-4 whitespace-pre-line wrap-anywhere"
      >
        {text}
      </p>
    </div>
  );
}

/** The words come after the dialog has opened: then the link takes the focus, so that Enter goes on. */
const focusLink = (link: HTMLAnchorElement | null): void => link?.focus();

const whyNot = ({ obstacle, phone, name }: WhatsAppMessage): string =>
  obstacle === 'no phone'
    ? `${name} has no phone number.`
    : `${formatPhone(phone)} isn't a mobile number, so WhatsApp can't reach it.`;
