/** The large centred spinner while a page loads. */
export function PendingPage() {
  return <div role="status" />
}
