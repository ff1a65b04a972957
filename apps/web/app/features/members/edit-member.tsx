import type { MemberDetails } from '@namma/contract/members/schemas';
import { useState } from 'react';
import { IfAllowed } from '../../admin/shell/if-allowed';
import { useLazy } from '../../lib/loading/use-lazy';
import { Button } from '../../ui/button';

const loadDialog = async () => (await import('./edit-member-dialog')).EditMemberDialog;

interface EditMemberProps {
  person: MemberDetails;
  onChanged: () => void;
}

/** Opens the dialog to correct a member's data. */
export function EditMember({ person, onChanged }: EditMemberProps) {
  const { loaded: EditMemberDialog, ensureLoaded } = useLazy(loadDialog);
  const [isOpen, setOpen] = useState(false);
  return (
    <IfAllowed permission="addMembers">
      <Button look="outline" onClick={async () => setOpen(await ensureLoaded())}>
        Edit
      </Button>
      {EditMemberDialog && (
        <EditMemberDialog
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
