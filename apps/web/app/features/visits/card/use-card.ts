import { messages } from '@namma/contract/messages';
import * as paths from '@namma/contract/paths';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';
import { getToken } from '../../../lib/session/session';
import { expireSession } from '../../../lib/session/session-changes';
import { signInPath } from '../../../lib/session/sign-in-path';
import { type KeptCard, keepCard, readCard } from '../../../shared/card-store';
import { toast } from '../../../ui/toast';
import { canMakeCodes, toKeptCard } from './make-card';

/** Reason why no card is shown. */
type Missing = 'offline' | 'insecure' | 'failed';

interface CardState {
  card: KeptCard | undefined;
  missing: Missing | undefined;
  /** True for a card read earlier, while the server does not respond. */
  isOffline: boolean;
}

/**
 * The member's card: at once the one stored on this device, then the newest. When the session has ended, removes all
 * stored data.
 */
export function useCard() {
  const navigate = useNavigate();
  const [state, setState] = useState<CardState>({ card: undefined, missing: undefined, isOffline: false });

  const leave = useCallback(
    (sentence: string) => {
      expireSession();
      toast.error(sentence);
      void navigate(signInPath(paths.profileCard), { replace: true });
    },
    [navigate],
  );

  const refresh = useCallback(async () => {
    const askedAt = Date.now();
    try {
      const answer = await api('user/cardSecret');
      const card = await toKeptCard(answer, askedAt, Date.now());
      setState({ card, missing: undefined, isOffline: false });
      // Signed out meanwhile: nothing may be stored.
      if (getToken()) await keepCard(card);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return leave(messages.unauthorized);
      const missing = error instanceof ApiError && error.status === 0 ? 'offline' : 'failed';
      setState(({ card }) => ({ card, missing: card ? undefined : missing, isOffline: true }));
    }
  }, [leave]);

  useEffect(() => {
    if (!getToken()) return leave(messages.pleaseLogin);
    if (!canMakeCodes()) return setState({ card: undefined, missing: 'insecure', isOffline: false });
    let isGone = false;
    void readCard().then((kept) => {
      if (isGone || !kept) return;
      if (Date.now() + kept.clockAhead > Date.parse(kept.expiresAt)) return leave(messages.unauthorized);
      // The newest may have arrived before.
      setState((now) => (now.card ? now : { card: kept, missing: undefined, isOffline: now.isOffline }));
    });
    void refresh();
    const online = () => void refresh();
    window.addEventListener('online', online);
    return () => {
      isGone = true;
      window.removeEventListener('online', online);
    };
  }, [leave, refresh]);

  return { ...state, refresh };
}
