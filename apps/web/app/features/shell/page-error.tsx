import { failures } from '@namma/contract/messages/failures';
import * as paths from '@namma/contract/paths';
import { isRouteErrorResponse } from 'react-router';
import * as words from '#words/shell';
import { StateScreen } from '../../ui/state-screen';

/** The last error boundary: an unknown address, or a programming error. */
export function PageError({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <StateScreen
      isPage
      picture="error"
      title={isMissing ? words.noSuchPage : failures.somethingWentWrong}
      link={{ to: paths.home, children: words.toStartPage }}
    >
      {isMissing ? words.noSuchPageWhy : words.tryAgainInAMinute}
    </StateScreen>
  );
}
