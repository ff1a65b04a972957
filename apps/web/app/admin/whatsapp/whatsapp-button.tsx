import type { FollowUpReason } from '@namma/contract/follow-ups/rules';
import type { WhatsAppKind } from '@namma/contract/values/whatsapp';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useLazy } from '../../lib/loading/use-lazy';
import { Button } from '../../ui/button';
import { IfAllowed } from '../shell/if-allowed';

const loadDialog = async () => (await import('./whatsapp-dialog')).WhatsAppDialog;

interface WhatsAppButtonProps {
  kind: WhatsAppKind;
  /** Id of the membership, appointment, query, member or pass. */
  id: number;
  /** Reason of a follow-up. Offers go only to members who agreed to them. */
  reason?: FollowUpReason;
  /** Subject, to distinguish several buttons. */
  about?: string;
  /** Shows only the icon on a narrow screen; needs `about` then. */
  isShort?: boolean;
}

/** Opens the words that are written by WhatsApp, with a link to it (D88). */
export function WhatsAppButton({ kind, id, reason, about, isShort = false }: WhatsAppButtonProps) {
  const { loaded: WhatsAppDialog, ensureLoaded } = useLazy(loadDialog);
  const [isOpen, setOpen] = useState(false);
  return (
    <IfAllowed permission="followUp">
      <Button
        look="outline"
        className="px-4!"
        {...(about !== undefined && { 'aria-label': `WhatsApp: ${about}` })}
        onClick={async () => setOpen(await ensureLoaded())}
      >
        <MessageCircle aria-hidden="true" size={18} />
        <span className={isShort ? 'max-sm:sr-only' : ''}>WhatsApp</span>
      </Button>
      {WhatsAppDialog && (
        <WhatsAppDialog
          about={isOpen ? { kind, id } : undefined}
          reason={reason}
          onClose={() => setOpen(false)}
        />
      )}
    </IfAllowed>
  );
}
