import * as words from '#words/card';
import { CardScreen } from '../../features/visits/card/card-screen';
import { privatePage } from '../../lib/loading/page-meta';

export const meta = () => privatePage(words.memberCard);

/** Outside the layouts of the site and the profile, which read from the server: this page opens without a network. */
export default function ProfileCard() {
  return <CardScreen />;
}
