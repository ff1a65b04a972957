import { X } from 'lucide-react';
import * as words from '#words/checkout';
import { IconButton } from '../../../ui/icon-button';

interface ChangesNoteProps {
  changes: readonly string[];
  onDismiss: () => void;
}

/**
 * Lists changes made in another window. The live region exists before it has content, so that changes are announced.
 */
export function ChangesNote({ changes, onDismiss }: ChangesNoteProps) {
  return (
    <div role="status">
      {changes.length > 0 && (
        <div className="mb-3 flex items-start gap-3 border-l-4 border-ink bg-paper-sunken py-2 pl-4 text-sm">
          <div className="min-w-0 flex-1 py-1">
            <p className="font-semibold">{words.changedMeanwhile}</p>
            {changes.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <IconButton aria-label={words.dismiss} onClick={onDismiss}>
            <X aria-hidden="true" size={18} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
