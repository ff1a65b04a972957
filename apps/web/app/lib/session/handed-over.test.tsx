import { afterEach, describe, expect, it, vi } from 'vitest';

const forbidden = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** The modules of a page that has just been loaded. */
async function loadPage() {
  vi.resetModules();
  return {
    ...(await import('./handed-over')),
    ...(await import('./session')),
    ...(await import('./session-changes')),
    ...(await import('./storage')),
  };
}

const forbid = (...names: readonly ('localStorage' | 'sessionStorage')[]) => {
  for (const name of names) vi.spyOn(window, name, 'get').mockImplementation(forbidden);
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  window.name = '';
});

describe('a page that loads the next one', () => {
  it('hands over the session where the browser keeps nothing, once', async () => {
    forbid('localStorage', 'sessionStorage');
    const before = await loadPage();
    before.startSession('a-token', 'asha@example.in', 'ADMIN');
    before.tabStorage.write('continueAt', '/admin/members');
    before.handOver();

    const next = await loadPage();
    const heard = vi.fn();
    next.whenSessionChanges(heard);
    next.takeHandedOver();

    expect([next.getToken(), next.getSignedInAs()]).toEqual(['a-token', 'asha@example.in']);
    expect(next.tabStorage.read('continueAt')).toBe('/admin/members');
    expect(heard).toHaveBeenCalledOnce();
    expect(window.name).toBe('');
  });

  it('hands nothing over where the tab keeps the session', async () => {
    forbid('localStorage');
    const before = await loadPage();
    before.startSession('a-token', 'asha@example.in', 'ADMIN');

    before.handOver();

    expect(window.name).toBe('');
    expect((await loadPage()).getToken()).toBe('a-token');
  });

  it('signs nobody in after a sign-out', async () => {
    forbid('localStorage', 'sessionStorage');
    const before = await loadPage();
    before.startSession('a-token', 'asha@example.in');
    before.endSession();
    before.handOver();

    const next = await loadPage();
    next.takeHandedOver();

    expect(next.getToken()).toBeUndefined();
  });

  it.each(['a name of somebody else', 'handed over {broken'])(
    'leaves out what is no session: %s',
    async (name) => {
      window.name = name;
      const page = await loadPage();

      page.takeHandedOver();

      expect(page.getToken()).toBeUndefined();
    },
  );
});
