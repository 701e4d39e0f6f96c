/** What is wrong with a form as a whole; read out when it appears. */
export function FormError({ text }: { text: string | undefined }) {
  return <div role="alert">{text && <p className="form-message">{text}</p>}</div>
}
