import { useEffect } from 'react';
import { StateScreen } from '../../ui/state-screen';
import { useStaff } from './permissions';
import { firstScreen } from './screens';

const TITLE = 'Your role does not include this.';

/**
 * In place of a screen whose address was typed by hand, that was open when the role changed, or that the server refused.
 * @param title the refusal's message
 */
export function NotInRole({ title = TITLE }: { title?: string }) {
  const staff = useStaff();
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <StateScreen
      isPage
      picture="error"
      title={title}
      link={{ to: firstScreen(staff?.permissions ?? []), children: 'Go to your screens' }}
    >
      <p>Ask an owner if you need access to this screen.</p>
    </StateScreen>
  );
}
