import type { ComponentProps, ReactNode } from 'react';
import { Dialog } from './dialog';
import { useLast } from './use-last';

interface SubjectDialogProps<T> extends Pick<ComponentProps<typeof Dialog>, 'onClose' | 'focusAfter'> {
  subject: T | undefined;
  title: (subject: T) => string;
  description?: (subject: T) => string;
  children: (subject: T) => ReactNode;
}

/** A dialog about something, which is open while there is something. While it closes, it shows what it was about. */
export function SubjectDialog<T>({ subject, title, description, children, ...props }: SubjectDialogProps<T>) {
  const shown = useLast(subject);
  const given = <R,>(show: (subject: T) => R) => (shown === undefined ? undefined : show(shown));
  return (
    <Dialog
      {...props}
      isOpen={subject !== undefined}
      title={given(title) ?? ''}
      description={description && given(description)}
    >
      {given(children)}
    </Dialog>
  );
}
