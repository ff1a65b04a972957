import type { ConsultancyType } from '@namma/contract/appointments/rules';
import { Art } from '../../ui/art';

interface ConsultancyPictureProps {
  type: ConsultancyType;
  sizes: string;
  className: string;
  isFirst?: boolean;
}

/** A decorative picture of the appointment's subject. */
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
