import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endIdempotencyKey, idempotencyKeyFor } from './idempotency-key';

function storageOfATab(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  };
}

const forbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const request = { type: 'Elite', center: 'indiranagar' };

describe('the key of a request that may be sent twice', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', storageOfATab());
    endIdempotencyKey('membership');
    return () => vi.unstubAllGlobals();
  });

  it('stays the same for the same request', () => {
    const first = idempotencyKeyFor('membership', request);

    expect(idempotencyKeyFor('membership', { ...request })).toBe(first);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is another for another request, and after success', () => {
    const first = idempotencyKeyFor('membership', request);
    const changed = idempotencyKeyFor('membership', { ...request, center: 'HSR Layout' });
    endIdempotencyKey('membership');
    const again = idempotencyKeyFor('membership', { ...request, center: 'HSR Layout' });

    expect(new Set([first, changed, again]).size).toBe(3);
  });

  it('lasts as long as the page where storage is forbidden', () => {
    vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });

    const first = idempotencyKeyFor('membership', request);

    expect(idempotencyKeyFor('membership', request)).toBe(first);
  });
});
