import { createHash } from 'node:crypto';
import { mayUseCamera } from '@namma/contract/paths';

/**
 * The policy of one rendered page (D27): only our own files, plus the page's inline scripts by their hash. Hashes
 * instead of nonces, so that the same bytes can be sent to everyone. Only the admin side may compile
 * WebAssembly, which reads codes from the camera (D146).
 */
export function pagePolicy(html: string, path = '/'): string {
  const wasm = mayUseCamera(path) ? ["'wasm-unsafe-eval'"] : [];
  const hashes = inlineScripts(html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    ["script-src 'self'", ...wasm, ...new Set(hashes)].join(' '),
    // Vite's development server writes the styles into the page.
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    // Carousels and popups set their positions in style attributes, which cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    // An admin's product picture may be on any server, over TLS (see ui/shown-link.ts).
    "img-src 'self' https:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
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
