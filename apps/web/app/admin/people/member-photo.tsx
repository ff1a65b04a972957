import { useEffect, useRef } from 'react';
import { api } from '../../lib/api/api';
import { useAnswer } from '../../lib/api/use-answer';
import { usePermission } from '../shell/permissions';

interface PhotoProps {
  /** A WebP file in base64. */
  webp: string;
  name: string;
  className: string;
}

/** Draws a photo. The Content-Security-Policy allows no picture from a `data:` or `blob:` address. */
export function Photo({ webp, name, className }: PhotoProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const bytes = Uint8Array.from(atob(webp), (character) => character.charCodeAt(0));
    createImageBitmap(new Blob([bytes], { type: 'image/webp' })).then(
      (picture) => {
        const { current } = canvas;
        current?.getContext('2d')?.drawImage(picture, 0, 0, current.width, current.height);
      },
      () => {},
    );
  }, [webp]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={`Photo of ${name}`}
      width={480}
      height={480}
      className={`rounded-md bg-paper-sunken ${className}`}
    />
  );
}

/** The photo of a member, if there is one and the colleague may see it (D137). */
export function MemberPhoto(props: { userId: number } & Omit<PhotoProps, 'webp'>) {
  return usePermission()('findMembers') ? <LoadedPhoto key={props.userId} {...props} /> : null;
}

function LoadedPhoto({ userId, ...props }: { userId: number } & Omit<PhotoProps, 'webp'>) {
  const { answer } = useAnswer(() => api('members/getPhoto', { query: { id: userId } }));
  return answer?.photo && <Photo webp={answer.photo.webp} {...props} />;
}
