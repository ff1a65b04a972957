import { useContext } from 'react';
// The router's own state, because `useNavigation` lags one render behind and two quick presses can overtake it.
import { UNSAFE_DataRouterContext as DataRouterContext, type Location } from 'react-router';
import { withoutPrefix } from '../session/language';

/** For event handlers: the location of the newest navigation, even before its page is rendered; without a language's prefix. */
export function useNewestLocation(): () => Location | undefined {
  const router = useContext(DataRouterContext)?.router;
  return () => {
    const location = router && (router.state.navigation.location ?? router.state.location);
    return location && { ...location, pathname: withoutPrefix(location.pathname) };
  };
}
