import { failures } from '@namma/contract/messages/failures';
import * as paths from '@namma/contract/paths';
import { isRouteErrorResponse, useLocation } from 'react-router';
import * as words from '#words/store';
import { sentenceOf, statusOf } from '../../lib/api/api-error';
import { ButtonLink } from '../../ui/button';
import { StateScreen } from '../../ui/state-screen';

/** The error screen of the store, with a link that leads on. */
export function StoreFailure({ error }: { error: unknown }) {
  const here = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : statusOf(error);
  if (status === 404) {
    return (
      <StateScreen
        isPage
        picture="error"
        title={words.notInOurShop}
        action={
          <ButtonLink to={paths.listing} look="primary">
            {words.showAllProducts}
          </ButtonLink>
        }
      >
        {words.linkOldOrMistyped}
      </StateScreen>
    );
  }
  if (status === 400) {
    return (
      <StateScreen
        isPage
        picture="error"
        title={words.unknownFilter}
        action={
          <ButtonLink to={paths.listing} look="primary">
            {words.showAllProducts}
          </ButtonLink>
        }
      >
        {words.unknownFilterMore}
      </StateScreen>
    );
  }
  const sentence = sentenceOf(error);
  return (
    <StateScreen
      isPage
      picture="error"
      title={sentence === failures.networkError ? words.cannotReachTheShop : sentence}
      action={
        <ButtonLink to={here.pathname + here.search} replace look="primary">
          {words.tryAgain}
        </ButtonLink>
      }
    >
      {sentence === failures.networkError ? sentence : words.tryInAMinute}
    </StateScreen>
  );
}
