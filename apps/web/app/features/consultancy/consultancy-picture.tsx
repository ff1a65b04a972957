import type { ConsultancyType } from '@namma/contract/consultancy';
import { Art } from '../../ui/art';

interface ConsultancyPictureProps {
  type: ConsultancyType;
  sizes: string;
  className: string;
  isFirst?: boolean;
}

/** What the appointment is about, as things on a table; the words beside it say the same. */
export function ConsultancyPicture({ type, sizes, className, isFirst = false }: ConsultancyPictureProps) {
  return (
    <Art
      name={`consult-${type.toLowerCase()}`}
      kind="card"
      alt=""
      sizes={sizes}
      className={`w-full ${className}`}
      isFirst={isFirst}
    />
  );
}
