import { failures } from '@namma/contract/messages/failures';
import * as paths from '@namma/contract/paths';
import { isRouteErrorResponse, useLocation } from 'react-router';
import * as words from '#words/store';
import { sentenceOf, statusOf } from '../../lib/api/api-error';
import { StateScreen } from '../../ui/state-screen';

/** The error screen of the store, with a link that leads on. */
export function StoreFailure({ error }: { error: unknown }) {
  const here = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : statusOf(error);
  // A link or a filter that leads nowhere.
  const [title, more] =
    status === 404
      ? [words.notInOurShop, words.linkOldOrMistyped]
      : status === 400
        ? [words.unknownFilter, words.unknownFilterMore]
        : [];
  const sentence = sentenceOf(error);
  const isAway = sentence === failures.networkError;
  return (
    <StateScreen
      isPage
      picture="error"
      title={title ?? (isAway ? words.cannotReachTheShop : sentence)}
      link={{
        to: title ? paths.listing : here.pathname + here.search,
        replace: !title,
        children: title ? words.showAllProducts : words.tryAgain,
      }}
    >
      {more ?? (isAway ? sentence : words.tryInAMinute)}
    </StateScreen>
  );
}
