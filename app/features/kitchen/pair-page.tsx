import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Kitchens } from '#domain/kitchen.schema.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { callKitchen } from './kitchen-api.ts'

interface PairPageProps {
  /** The kitchens that somebody with an account may open without a code. */
  choices: Kitchens['restaurants']
  /** Their account has a role for kitchens, whether it was given one or not. */
  mayManage: boolean
  languages: ReactNode
  onChosen: (restaurantId: string) => void
  onPaired: () => void
}

/** Pairs this screen with a kitchen by a code; who may manage kitchens can open one without. */
export function PairPage({ choices, mayManage, languages, onChosen, onPaired }: PairPageProps) {
  const { t } = useLingui()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  async function pair(event: FormEvent) {
    event.preventDefault()
    setProblem('')
    const answer = await callKitchen('/devices', { method: 'POST', body: { code } })
    if (answer.kind === 'done') return onPaired()
    return setProblem(
      answer.kind === 'refused' ? answer.error.message : t`Nobody answered. Try again.`,
    )
  }
  return (
    <>
      <header className="kbar">
        <span className="gap" />
        {languages}
      </header>
      <main className="kpair" id="main" tabIndex={-1}>
        <div>
          <h1 className="display">
            <Trans>Pair this screen with a kitchen</Trans>
          </h1>
          <ol>
            <li>
              <Trans>Somebody who manages the kitchen opens “Screens and people”.</Trans>
            </li>
            <li>
              <Trans>They make a code for this screen.</Trans>
            </li>
            <li>
              <Trans>Type it here within ten minutes.</Trans>
            </li>
          </ol>
          {mayManage && choices.length === 0 && (
            <p>
              <Trans>You manage no restaurant yet. An owner can give you one.</Trans>
            </p>
          )}
          {choices.length > 0 && (
            <>
              <h2>
                <Trans>Or open a kitchen with your account</Trans>
              </h2>
              <ul className="kchoices">
                {choices.map(({ id, name }) => (
                  <li key={id}>
                    <button className="kbtn" onClick={() => onChosen(id)} type="button">
                      <bdi>{name}</bdi>
                    </button>
                  </li>
                ))}
              </ul>
              <PageLink className="kbtn" to="/kitchen/team">
                <Trans>Screens and people</Trans>
              </PageLink>
            </>
          )}
        </div>
        <form className="pcode" method="post" onSubmit={(event) => void pair(event)}>
          <label htmlFor="pairing-code">
            <Trans>Pairing code</Trans>
          </label>
          <input
            aria-describedby="pairing-problem"
            aria-invalid={problem !== '' || undefined}
            autoCapitalize="characters"
            autoComplete="off"
            dir="ltr"
            id="pairing-code"
            maxLength={40}
            name="code"
            onChange={(event) => setCode(event.currentTarget.value)}
            spellCheck={false}
            value={code}
          />
          <p className="kproblem" id="pairing-problem" role="alert">
            {problem}
          </p>
          <button className="kbtn go" type="submit">
            <Trans>Pair</Trans>
          </button>
        </form>
      </main>
    </>
  )
}
