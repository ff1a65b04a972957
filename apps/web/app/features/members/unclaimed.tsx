import type { ClaimLinkReply } from '@namma/contract/members/schemas';
import { useState } from 'react';
import { StatusMark } from '../../admin/list/status-mark';
import { ClaimLink } from '../../admin/people/claim-link';
import { IfAllowed } from '../../admin/shell/if-allowed';
import { api } from '../../lib/api/api';
import { ApiError, sentenceOf } from '../../lib/api/api-error';
import { useLazy } from '../../lib/loading/use-lazy';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast';
import { useOneAtATime } from '../../ui/use-one-at-a-time';

const loadDialog = async () => (await import('../../ui/dialog')).Dialog;

interface UnclaimedProps {
  userId: number;
  onChanged: () => void;
}

/** Note that the account is unclaimed, with the claim link. */
export function Unclaimed({ userId, onChanged }: UnclaimedProps) {
  const { loaded: Dialog, ensureLoaded } = useLazy(loadDialog);
  const [link, setLink] = useState<ClaimLinkReply>();
  const [isOpen, setOpen] = useState(false);
  const [show, isBusy] = useOneAtATime(async () => {
    if (!(await ensureLoaded())) return;
    try {
      setLink(await api('members/claimLink', { body: { userId } }));
      setOpen(true);
    } catch (error) {
      toast.error(sentenceOf(error));
      // Claimed meanwhile.
      if (error instanceof ApiError && error.status === 409) onChanged();
    }
  });
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 bg-paper-sunken p-3 text-sm">
      <StatusMark tone="waiting">Not claimed yet</StatusMark>
      <IfAllowed permission="addMembers">
        <Button look="outline" isBusy={isBusy} onClick={() => void show()}>
          Show link
        </Button>
      </IfAllowed>
      {Dialog && (
        <Dialog
          isOpen={isOpen}
          title="Account link"
          description="Earlier links no longer work."
          onClose={() => {
            setOpen(false);
            onChanged();
          }}
        >
          {link && <ClaimLink link={link} />}
        </Dialog>
      )}
    </div>
  );
}
