import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CatalogueGoods } from '#domain/catalogues.schema.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { readCatalogueGoods } from './catalogues.functions.ts'

interface SingleGoodsProps {
  chosen: readonly string[]
  /** What those are called that are chosen already. */
  names: readonly { key: string; name: string }[]
  onChoose: (keys: string[]) => void
}

/** Single goods beside the categories: all are fetched when somebody wants to choose among them. */
export function SingleGoods({ chosen, names, onChoose }: SingleGoodsProps) {
  const { t } = useLingui()
  const [goods, setGoods] = useState<CatalogueGoods['goods']>()
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [words, setWords] = useState('')
  async function open(): Promise<void> {
    setIsBusy(true)
    const answer = await readCatalogueGoods()
    setIsBusy(false)
    setHasFailed(!answer.ok)
    if (answer.ok) setGoods(answer.value.goods)
  }
  const wanted = words.trim().toLowerCase()
  const listed = goods?.filter(({ name, sku }) => `${name} ${sku}`.toLowerCase().includes(wanted))
  const shown = listed ?? names.filter(({ key }) => chosen.includes(key))
  const tick = (key: string) =>
    onChoose(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key])
  return (
    <fieldset className="catalogue-group needs-script">
      <legend>{t`Single products`}</legend>
      {goods && (
        <TextField
          label={<Trans>Search by name or item number</Trans>}
          maxLength={100}
          onChange={({ target }) => setWords(target.value)}
          required={false}
          type="search"
          value={words}
        />
      )}
      {shown.length > 0 && (
        <ul className="catalogue-goods">
          {shown.map(({ key, name }) => (
            <li key={key}>
              <Checkbox
                checked={chosen.includes(key)}
                label={<bdi>{name}</bdi>}
                onChange={() => tick(key)}
              />
            </li>
          ))}
        </ul>
      )}
      {listed?.length === 0 && <p className="catalogue-quiet">{t`No product has this name.`}</p>}
      <FormError text={hasFailed ? t`The products could not be read. Try again.` : undefined} />
      {!goods && (
        <Button isBusy={isBusy} onClick={() => void open()} size="s" variant="outline">
          <Trans>Choose single products</Trans>
        </Button>
      )}
    </fieldset>
  )
}
