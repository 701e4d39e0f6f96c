import type { Enrolment } from '#domain/second-factor.schema.ts'

/** A QR code, always dark on light: cameras look for that. `label` says what it is for. */
export function QrCode({ qr: { size, path }, label }: { qr: Enrolment['qr']; label: string }) {
  return (
    <svg
      aria-label={label}
      className="qr-code"
      data-theme="light"
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={path} />
    </svg>
  )
}
