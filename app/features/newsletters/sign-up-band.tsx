import styles from '#app/styles/sign-up.css?url'
import { useLingui } from '@lingui/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { FormSource, SignUp } from '#domain/subscriptions.schema.ts'
import { ContentText } from '#app/features/content/content-text.tsx'
import { pageAddress } from '#app/ui/page-link.tsx'

interface SignUpBandProps {
  words: SignUp
  source: FormSource
  /** What stands in the place of the form, where a browser without scripts has sent it. */
  said?: ReactNode
}

/**
 * The form that asks for the newsletter, in a deep band. It is a plain one, and works before and without scripts; what asks in place is
 * fetched once it is sent.
 */
export function SignUpBand({ words, source, said: saidBefore }: SignUpBandProps) {
  const { i18n } = useLingui()
  const [said, setSaid] = useState(saidBefore)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    event.preventDefault()
    import('./ask-in-place.tsx')
      .then(({ askInPlace }) => askInPlace(form, i18n))
      .then(setSaid, () => form.submit())
  }
  const of = { page: 'newsletter', texts: words.texts }
  return (
    <section className="sign-up" data-theme="dark" id="sign-up">
      <link href={styles} precedence="newsletter" rel="stylesheet" />
      <div className="wrap">
        <div>
          <ContentText as="h2" name="signup.title" of={of} />
          <ContentText as="p" name="signup.text" of={of} />
        </div>
        <div className="sign-up-box" role="status">
          {said ?? (
            <form action={pageAddress('/newsletter')} method="post" onSubmit={submit}>
              <input name="source" type="hidden" value={source} />
              <div aria-hidden="true" className="sign-up-trap">
                <label htmlFor="sign-up-decoy">{words.trap}</label>
                <input autoComplete="off" id="sign-up-decoy" name="decoy" tabIndex={-1} />
              </div>
              <label htmlFor="sign-up-email">{words.label}</label>
              <input
                autoComplete="email"
                className="field-control"
                dir="ltr"
                id="sign-up-email"
                name="email"
                required
                type="email"
              />
              <button className="btn btn-accent" type="submit">
                {words.button}
              </button>
              <small>
                <span>{words.note}</span> <a href={pageAddress('/privacy')}>{words.privacy}</a>
              </small>
            </form>
          )}
        </div>
      </div>
    </section>
  )
}
