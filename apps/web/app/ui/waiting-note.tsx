import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Elements } from './elements';

interface WaitingNoteProps {
  /** Refused by the server, instead of waiting for a network. */
  isRefused?: boolean;
  children: ReactNode;
  /** Buttons, where the person can do something about it. */
  actions?: Elements;
  className?: string;
}

/** Says of something on the screen that it waits for a network, or that it was refused once it was sent. */
export const WaitingNote = ({ isRefused = false, children, actions, className = '' }: WaitingNoteProps) => (
  <div role="status" className={`flex flex-wrap items-center gap-x-4 text-sm ${className}`}>
    <p className={`flex items-start gap-2 py-2 ${isRefused ? 'font-semibold text-(--alert)' : ''}`}>
      {!isRefused && <CloudOff aria-hidden="true" size={18} className="shrink-0" />}
      <span className="wrap-anywhere">{children}</span>
    </p>
    {actions}
  </div>
);

/** A button within such a note. */
export const NoteButton = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onPress}
    className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
  >
    {children}
  </button>
);
