/** A line drawing of an empty basket on its shelf. */
export function CartPicture() {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      viewBox="0 0 168 128"
    >
      <path d="M12 112h144" opacity="0.5" />
      <path d="M56 52c0-22 12-36 28-36s28 14 28 36" />
      <path d="M30 52h108l-11 50a6 6 0 0 1-6 5H47a6 6 0 0 1-6-5z" fill="var(--eng-paper)" />
      <path d="M24 52h120" />
      <path d="M34 70h100M38 88h92" opacity="0.5" />
      <path d="M56 54l6 52M84 54v52M112 54l-6 52" opacity="0.5" />
    </svg>
  )
}
