import { failures } from '@namma/contract/messages/failures';
import * as paths from '@namma/contract/paths';
import { isRouteErrorResponse } from 'react-router';
import * as words from '#words/shell';
import { ButtonLink } from '../../ui/button';
import { StateScreen } from '../../ui/state-screen';

/** The last error boundary: an unknown address, or a programming error. */
export function PageError({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <StateScreen
      isPage
      picture="error"
      title={isMissing ? words.noSuchPage : failures.somethingWentWrong}
      action={
        <ButtonLink to={paths.home} look="primary">
          {words.toStartPage}
        </ButtonLink>
      }
    >
      {isMissing ? words.noSuchPageWhy : words.tryAgainInAMinute}
    </StateScreen>
  );
}
