/**
 * Lets the page scroll smoothly to an anchor of its own when a link to it is pressed. Whatever else scrolls jumps: another
 * page, Back, and a position that is restored.
 * @returns stops
 */
export function watchAnchors(): () => void {
  const root = document.documentElement;
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    root.toggleAttribute(
      'data-smooth',
      Boolean(link?.hash) && link?.pathname === location.pathname && link.search === location.search,
    );
  };
  const onBack = () => root.removeAttribute('data-smooth');
  document.addEventListener('click', onClick, true);
  window.addEventListener('popstate', onBack, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    window.removeEventListener('popstate', onBack, true);
  };
}
