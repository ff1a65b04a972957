import type { MemberDetails } from '@namma/contract/members/schemas';
import { useState } from 'react';
import { IfAllowed } from '../../admin/shell/may-see';
import { useLazy } from '../../lib/loading/use-lazy';
import { Button } from '../../ui/button';

const loadDialog = async () => (await import('./mend-dialog')).MendDialog;

interface MendProps {
  person: MemberDetails;
  onChanged: () => void;
}

/** Opens the dialog that mends what was typed wrong. */
export function Mend({ person, onChanged }: MendProps) {
  const { loaded: MendDialog, ensureLoaded } = useLazy(loadDialog);
  const [isOpen, setOpen] = useState(false);
  return (
    <IfAllowed permission="addMembers">
      <Button look="outline" onClick={async () => setOpen(await ensureLoaded())}>
        Edit
      </Button>
      {MendDialog && (
        <MendDialog
          person={person}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            onChanged();
          }}
        />
      )}
    </IfAllowed>
  );
}
