import { useContext } from 'react';
// The router's own state, because `useNavigation` lags one render behind and two quick presses can overtake it.
import { UNSAFE_DataRouterContext as DataRouterContext, type Location } from 'react-router';

/** For event handlers: the location of the newest navigation, even before its page is rendered. */
export function useNewestLocation(): () => Location | undefined {
  const router = useContext(DataRouterContext)?.router;
  return () => router && (router.state.navigation.location ?? router.state.location);
}
