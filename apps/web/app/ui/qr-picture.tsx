interface QrPictureProps {
  /** Modules along one side, light margin included, and the dark modules as the path of an SVG. */
  qr: { size: number; path: string };
  /** Accessible name. */
  label: string;
  className: string;
}

/** A QR code, dark on white on any ground, sharp at any size. */
export const QrPicture = ({ qr: { size, path }, label, className }: QrPictureProps) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
    className={`forced-color-adjust-none bg-white fill-ink ${className}`}
  >
    <path d={path} />
  </svg>
);
