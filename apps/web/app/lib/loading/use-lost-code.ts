import { failures } from '@namma/contract/messages/failures';
import { useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router';
import * as words from '#words/lib';
import { toast } from '../../ui/toast';
import { tabStorage } from '../session/storage';
import { askForStatus, canLoadPage, isOnAdminSide, loadNewPage } from './new-page';

/** When a page has reloaded because a part of it was gone. */
const RELOADED_KEY = 'reloadedForPart';
const RELOADS_APART_MILLISECONDS = 10 * 60_000;
const HTTP_NOT_FOUND = 404;
/** Longer than a screen takes whose code has loaded. */
const SCREEN_COMES_MILLISECONDS = 1_000;

/**
 * For code that does not load, or that another build has (see other-build). A screen's is replaced by loading its address as a
 * new page; where that does not open either, the current screen stays and a message says why, and the next press tries again.
 * A part's is what the press itself speaks of; only when the site was replaced by a newer version, the page reloads, once.
 * @param losses how often the router has met a screen whose code does not load
 */
export function useLostCode(losses: number): void {
  const next = useNavigation().location;
  const shown = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ next, stay: () => {} });
  const hasLostScreen = useRef(false);
  useEffect(() => {
    latest.current = {
      next,
      stay: () =>
        void navigate(shown, {
          replace: true,
          state: shown.state,
          preventScrollReset: true,
          defaultShouldRevalidate: false,
        }),
    };
  });
  const openNext = useRef(async () => {
    const { next: wanted } = latest.current;
    // Code that was loaded ahead is asked for again when it is needed.
    if (!wanted) return;
    const path = createPath(wanted);
    const doesOpen = await canLoadPage(path);
    // Something else was pressed meanwhile, or the screen has come.
    if (latest.current.next !== wanted) return;
    if (doesOpen) return loadNewPage(path);
    toast.error(failures.networkError);
    latest.current.stay();
  });
  useEffect(() => {
    if (losses === 0) return;
    hasLostScreen.current = true;
    void openNext.current();
  }, [losses]);
  // The router does not ask again for a screen that it has met without its code. This one may be of those that have loaded.
  useEffect(() => {
    if (!next || !hasLostScreen.current) return;
    const timer = setTimeout(() => void openNext.current(), SCREEN_COMES_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [next]);
  const isNextInOtherBuild = next && isOnAdminSide(next.pathname) !== isOnAdminSide(shown.pathname);
  useEffect(() => {
    if (isNextInOtherBuild) void openNext.current();
  }, [isNextInOtherBuild]);
  useEffect(() => {
    const onLostPart = () => void (latest.current.next ? openNext.current() : reloadIfReplaced());
    window.addEventListener('vite:preloadError', onLostPart);
    return () => window.removeEventListener('vite:preloadError', onLostPart);
  }, []);
}

/** Not without a network, and not twice in ten minutes. */
async function reloadIfReplaced(): Promise<void> {
  // The name of this file contains a hash of its content, and is not on a newer version of the site.
  if ((await askForStatus(import.meta.url)) !== HTTP_NOT_FOUND || !mayReload()) return;
  toast.error(words.siteUpdated);
  loadNewPage(location.pathname + location.search);
}

function mayReload(): boolean {
  const last = Number(tabStorage.read(RELOADED_KEY) ?? 0);
  if (Date.now() - last < RELOADS_APART_MILLISECONDS) return false;
  // Unless the tab keeps it, nothing could stop the next reload.
  return tabStorage.write(RELOADED_KEY, String(Date.now()));
}
