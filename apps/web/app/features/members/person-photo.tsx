import { useState } from 'react';
import { Photo } from '../../admin/people/member-photo';
import { IfAllowed } from '../../admin/shell/if-allowed';
import { api } from '../../lib/api/api';
import { useAnswer } from '../../lib/api/use-answer';
import { useLazy } from '../../lib/loading/use-lazy';
import { Button } from '../../ui/button';

const loadDialog = async () => (await import('./photo-dialog')).PhotoDialog;

/** The photo on the member page, and the button to add, replace or remove it (D137). */
export function PersonPhoto({ userId, name }: { userId: number; name: string }) {
  const { answer, retry } = useAnswer(() => api('members/getPhoto', { query: { id: userId } }));
  const { loaded: PhotoDialog, ensureLoaded } = useLazy(loadDialog);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    setOpen(await ensureLoaded());
  };
  const photo = answer?.photo ?? undefined;
  return (
    <div className="flex items-center gap-3">
      {photo && <Photo webp={photo.webp} name={name} className="size-20" />}
      <IfAllowed permission="addMembers">
        <Button look="outline" onClick={() => void open()}>
          {photo ? 'Change photo' : 'Add photo'}
        </Button>
      </IfAllowed>
      {PhotoDialog && (
        <PhotoDialog
          member={{ userId, name }}
          photo={photo}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onChanged={() => {
            setOpen(false);
            retry();
          }}
        />
      )}
    </div>
  );
}
