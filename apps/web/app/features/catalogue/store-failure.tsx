import { failures } from '@namma/contract/failures';
import * as paths from '@namma/contract/paths';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { sentenceOf, statusOf } from '../../lib/api-error';
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
        title="This product is not in our shop"
        action={
          <ButtonLink to={paths.listing} look="primary">
            Show all products
          </ButtonLink>
        }
      >
        The link may be old or mistyped, or we no longer sell it.
      </StateScreen>
    );
  }
  if (status === 400) {
    return (
      <StateScreen
        isPage
        picture="error"
        title="We do not know this filter"
        action={
          <ButtonLink to={paths.listing} look="primary">
            Show all products
          </ButtonLink>
        }
      >
        The address asks for a price, a rating or a page that our shelves are not sorted by.
      </StateScreen>
    );
  }
  const sentence = sentenceOf(error);
  return (
    <StateScreen
      isPage
      picture="error"
      title={sentence === failures.networkError ? 'We cannot reach the shop' : sentence}
      action={
        <ButtonLink to={here.pathname + here.search} replace look="primary">
          Try again
        </ButtonLink>
      }
    >
      {sentence === failures.networkError ? sentence : 'Please try again in a minute.'}
    </StateScreen>
  );
}
