/**
 * Shows a line below the header. Outside React, because it is not part of the page that the server rendered.
 * @returns the bar, to remove it
 */
export function showBar(sentence: string, ...controls: readonly HTMLElement[]): HTMLElement {
  const bar = document.createElement('div');
  // Announced politely: the region exists before its text.
  bar.setAttribute('role', 'status');
  bar.className = 'ground-ink border-b border-(--line) text-sm';
  const header = document.querySelector('header');
  if (header) header.after(bar);
  else document.body.prepend(bar);
  const line = document.createElement('div');
  line.className = 'page-width flex flex-wrap items-center gap-x-6 py-1';
  const text = document.createElement('p');
  text.className = 'py-2';
  text.textContent = sentence;
  for (const control of controls)
    control.className = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';
  line.append(text, ...controls);
  setTimeout(() => bar.append(line));
  return bar;
}

/** A link for such a line. */
export function barLink(label: string, href: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = label;
  return link;
}
