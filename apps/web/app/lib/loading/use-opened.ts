import { useState } from 'react';

/**
 * State of an opened item, such as a row in a dialog.
 * @param ensureLoaded of `useLazy`: nothing opens before its code has loaded
 */
export function useOpened<Subject>(ensureLoaded: () => Promise<boolean>) {
  const [opened, setOpened] = useState<Subject>();
  async function open(subject: Subject): Promise<void> {
    if (await ensureLoaded()) setOpened(subject);
  }
  return { opened, open, close: () => setOpened(undefined) };
}
