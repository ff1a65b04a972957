import { useEffect } from 'react';
import { StateScreen } from '../../ui/state-screen';
import { useStaff } from './may';
import { firstScreen } from './screens';

const TITLE = 'Your role does not include this.';

/** In place of a screen whose address was typed by hand, or that was open when the role changed. */
export function NotInRole() {
  const staff = useStaff();
  useEffect(() => {
    document.title = TITLE;
  }, []);
  return (
    <StateScreen
      isPage
      picture="error"
      title={TITLE}
      link={{ to: firstScreen(staff?.permissions ?? []), children: 'To your screens' }}
    >
      <p>An owner decides who does what. Ask one, if your work needs this screen.</p>
    </StateScreen>
  );
}
