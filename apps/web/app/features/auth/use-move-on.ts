import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** SPEC section 9: the pause after signing in or up, in which the message can be read. */
const MOVE_ON_MILLISECONDS = 500;

/** Navigates after the pause, unless the person has left the page. Replaces the form in the history. */
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
