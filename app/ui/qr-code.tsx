interface QrCodeProps {
  /** The side of the square in modules, and one path of its dark ones. */
  qr: { size: number; path: string }
  label: string
}

/** A QR code, always dark on light: cameras look for that. `label` says what it is for. */
export function QrCode({ qr: { size, path }, label }: QrCodeProps) {
  return (
    <svg
      aria-label={label}
      className="w-full max-w-60 rounded-[var(--radius-m)] border border-[var(--border)] bg-[var(--card)] fill-[var(--foreground)]"
      data-theme="light"
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={path} />
    </svg>
  )
}
