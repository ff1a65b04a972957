import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '../../ui/toast';
import { ApiError } from '../api-error';
import { forget } from '../read-cache';
import { useFailure } from '../use-failure';
import { ADMIN_LOGIN_PATH } from './admin-only';

/** By then the list that was read again is on the screen. */
const REDRAWN_WITHIN_MILLISECONDS = 1_000;

/** What a write answers; one that acts on several rows says which. */
interface WriteReply {
  status: string;
  done?: readonly number[];
}

/**
 * Writes on rows of an admin list. Each row takes one at a time; whatever it answers is said, and the list is read
 * again, so that it shows the truth when another admin was faster.
 * @param stale beginnings of the calls whose kept answers no longer hold
 */
export function useDeskWrites(...stale: string[]) {
  const { revalidate } = useRevalidator();
  const fail = useFailure(ADMIN_LOGIN_PATH);
  const heading = useRef<HTMLHeadingElement>(null);
  const running = useRef(new Set<number>());
  const [busyIds, setBusyIds] = useState<ReadonlySet<number>>(new Set());
  const isFocusAtRisk = useRef(false);
  // After every drawing: the router says when the list was read, not when it is shown.
  useEffect(() => {
    if (!isFocusAtRisk.current || document.activeElement !== document.body) return;
    isFocusAtRisk.current = false;
    heading.current?.focus({ preventScroll: true });
  });
  const showRunning = () => setBusyIds(new Set(running.current));

  /** @returns what was answered; undefined when it failed or a row is being written already */
  async function write<T extends WriteReply>(
    ids: readonly number[],
    send: () => Promise<T>,
  ): Promise<T | undefined> {
    if (ids.some((id) => running.current.has(id))) return undefined;
    for (const id of ids) running.current.add(id);
    showRunning();
    try {
      const reply = await send();
      if (reply.done?.length === 0) toast.error(reply.status);
      else toast.success(reply.status);
      await readAgain();
      return reply;
    } catch (error) {
      fail(error);
      // Nothing answered: what is shown is the best there is. After a 401 this screen is left.
      const wasAnswered = error instanceof ApiError && error.status !== 0 && error.status !== 401;
      if (wasAnswered) await readAgain();
      return undefined;
    } finally {
      for (const id of ids) running.current.delete(id);
      showRunning();
    }
  }

  /** One row's own action. Where that takes its button away, the keyboard goes on from the heading. */
  async function writeRow(id: number, send: () => Promise<WriteReply>): Promise<void> {
    await write([id], send);
    isFocusAtRisk.current = true;
    setTimeout(() => {
      isFocusAtRisk.current = false;
    }, REDRAWN_WITHIN_MILLISECONDS);
  }

  async function readAgain() {
    forget(...stale);
    await revalidate();
  }

  return { heading, busyIds, write, writeRow };
}
