import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Kitchen, KitchenFeed } from '#domain/kitchen.schema.ts'
import { clockOf } from './clock-texts.ts'
import { KitchenDialog } from './kitchen-dialog.tsx'
import type { BoardActs } from './use-board-acts.ts'

interface SoldOutPanelProps {
  kitchen: Kitchen
  soldOut: KitchenFeed['soldOut']
  acts: BoardActs
  now: number
}

const dayMs = 24 * 3600 * 1000
/** Somebody will put it back; nobody forgets it for longer than this. */
const openEndMs = 365 * dayMs

interface Sellable {
  id: string
  title: string
}

/** What can be had and what not: a tap asks until when, another puts it back. */
export function SoldOutPanel({ kitchen, soldOut, acts, now }: SoldOutPanelProps) {
  const [asked, setAsked] = useState<Sellable>()
  const [sought, setSought] = useState('')
  const goneUntil = (id: string) =>
    soldOut.find((gone) => gone.id === id && gone.until > now)?.until
  const found = sellablesOf(kitchen).filter(({ title }) =>
    title.toLocaleLowerCase().includes(sought.toLocaleLowerCase()),
  )
  const give = (until: number) => {
    if (asked) acts.sellOut(asked.id, until)
    setAsked(undefined)
  }
  return (
    <KitchenDialog onClose={acts.close} title={<Trans>Sold out</Trans>}>
      {asked ? (
        <>
          <p>
            <Trans>
              Until when is <b>{asked.title}</b> sold out?
            </Trans>
          </p>
          <div className="kchoices">
            <button
              className="kbtn"
              onClick={() => give(kitchen.restaurant.closesAt ?? now + dayMs)}
              type="button"
            >
              <Trans>Until we close</Trans>
            </button>
            <button className="kbtn" onClick={() => give(now + dayMs)} type="button">
              <Trans>For 24 hours</Trans>
            </button>
            <button className="kbtn" onClick={() => give(now + 7 * dayMs)} type="button">
              <Trans>For a week</Trans>
            </button>
            <button className="kbtn" onClick={() => give(now + openEndMs)} type="button">
              <Trans>Until somebody puts it back</Trans>
            </button>
          </div>
        </>
      ) : (
        <>
          <label className="kfield">
            <Trans>Find a dish or an extra</Trans>
            <input
              onChange={(event) => setSought(event.currentTarget.value)}
              type="search"
              value={sought}
            />
          </label>
          <ul className="ksold">
            {found.map((each) => {
              const until = goneUntil(each.id)
              return (
                <li key={each.id}>
                  <button
                    aria-pressed={until !== undefined}
                    className="li"
                    onClick={() =>
                      until === undefined ? setAsked(each) : acts.sellOut(each.id, null)
                    }
                    type="button"
                  >
                    <b className="dish">{each.title}</b>
                    {until !== undefined && <UntilText now={now} until={until} />}
                  </button>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </KitchenDialog>
  )
}

function UntilText({ until, now }: { until: number; now: number }) {
  return (
    <small>
      {until - now > 30 * dayMs ? (
        <Trans>Sold out until somebody puts it back</Trans>
      ) : until - now < dayMs ? (
        <Trans>Sold out until {clockOf(until)}</Trans>
      ) : (
        <Trans>Sold out for days</Trans>
      )}
    </small>
  )
}

/** Dishes first, then what can be had with them, each once. */
function sellablesOf({ dishes }: Kitchen): Sellable[] {
  const options = new Map(
    dishes.flatMap((dish) => dish.options.map((option) => [option.id, option] as const)),
  )
  return [...dishes, ...options.values()]
}
