import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** SPEC section 9: the pause after signing in or up, so that the message is seen. */
const MOVE_ON_MILLISECONDS = 500;

/** Goes on after the pause, unless the person went elsewhere meanwhile. The form just sent is no place for Back. */
export function useMoveOn(): (to: string, state?: object) => Promise<void> {
  const navigate = useNavigate();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return async (to, state) => {
    await new Promise((resolve) => setTimeout(resolve, MOVE_ON_MILLISECONDS));
    if (isHere.current) await navigate(to, { replace: true, state });
  };
}
