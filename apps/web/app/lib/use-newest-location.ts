import { useContext } from 'react';
// The router's own state: `useNavigation` is a render behind it, which two quick presses can outrun.
import { UNSAFE_DataRouterContext as DataRouterContext, type Location } from 'react-router';

/** For event handlers: where the newest navigation leads, also while its page has not been rendered. */
export function useNewestLocation(): () => Location | undefined {
  const router = useContext(DataRouterContext)?.router;
  return () => router && (router.state.navigation.location ?? router.state.location);
}
