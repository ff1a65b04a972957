import { createHash } from 'node:crypto';

/**
 * The policy of one rendered page (D27): only our own files, plus the inline scripts that stand in it, by their hash.
 * Hashes, not nonces, so that the same bytes may be sent to everyone.
 */
export function pagePolicy(html: string): string {
  const hashes = inlineScripts(html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    // Vite's development server writes the styles into the page.
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    // Positions that carousels and popups reckon; attributes cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    // An admin's product pictures may be anywhere on the web, asked for by TLS (see ui/shown-link.ts).
    "img-src 'self' https:",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The map (D30).
    'frame-src https://www.openstreetmap.org',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , body = '']) => body);
}
