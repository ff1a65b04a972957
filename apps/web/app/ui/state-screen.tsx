import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from './button';

interface StateScreenProps {
  title: string;
  children?: ReactNode;
  /** It leads on. */
  link?: ComponentProps<typeof ButtonLink>;
  /** A button that leads on, instead of a link. */
  action?: ReactNode;
  picture?: 'empty' | 'error';
  /** True if the state is the whole page: its title is then an h1. */
  isPage?: boolean;
}

/** The empty or failed state of a screen: a picture, a sentence and a link that leads on. */
export function StateScreen({
  title,
  children,
  link,
  action,
  picture = 'empty',
  isPage = false,
}: StateScreenProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] justify-items-center gap-4 py-16 text-center wrap-anywhere">
      <img
        src={`/images/${picture}-state.svg`}
        alt=""
        width={240}
        height={180}
        className={isPage ? 'lg:h-auto lg:w-120' : ''}
      />
      <Heading className={`heading ${isPage ? 'text-2xl' : 'text-xl'}`}>{title}</Heading>
      {children && <div className="max-w-text text-balance text-(--soft)">{children}</div>}
      {link && <ButtonLink look="primary" {...link} />}
      {action}
    </div>
  );
}
