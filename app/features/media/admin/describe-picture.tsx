import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { type MediaItem, mostAltLetters } from '#domain/media.schema.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { describeMedia } from './describe-media.ts'
import type { AltLanguage } from './alt-language.ts'
import { Thumbnail } from './thumbnail.tsx'

interface DescribePictureProps {
  item: MediaItem
  language: AltLanguage
  /** Hears of the picture with its words. */
  onDescribed: (item: MediaItem) => void
  onBack: () => void
}

/** Asks what a chosen picture shows, once, where it has no words yet: pages go out with pictures that are described. */
export function DescribePicture({ item, language, onDescribed, onBack }: DescribePictureProps) {
  const { t } = useLingui()
  const { code, nativeName, direction } = language
  const [words, setWords] = useState('')
  const [isDecorative, setIsDecorative] = useState(false)
  const [message, setMessage] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  async function describe(event: FormEvent): Promise<void> {
    event.preventDefault()
    // The dialog stands within the form of what the picture is for.
    event.stopPropagation()
    if (!isDecorative && words.trim() === '')
      return setMessage(t`Say what the picture shows, or mark it as decorative.`)
    setIsBusy(true)
    const answer = await describeMedia(item, { code, words: isDecorative ? '' : words.trim() })
    setIsBusy(false)
    if (answer.ok) return onDescribed(answer.value)
    setMessage(
      answer.reason === 'refused'
        ? answer.error.message
        : t`We cannot reach the site. What you typed is kept; try again.`,
    )
  }
  return (
    <form
      className="media-describe"
      method="post"
      noValidate
      onSubmit={(event) => void describe(event)}
    >
      <Thumbnail item={item} />
      <div>
        <p>
          <bdi>{item.name}</bdi>
        </p>
        <TextField
          dir={direction}
          disabled={isDecorative}
          error={message}
          hint={<bdi lang={code}>{nativeName}</bdi>}
          label={<Trans>Text for those who do not see the picture</Trans>}
          lang={code}
          maxLength={mostAltLetters}
          onChange={({ target }) => {
            setWords(target.value)
            setMessage(undefined)
          }}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the choice that had the focus has made room for this question
          autoFocus
          value={words}
        />
        <Checkbox
          checked={isDecorative}
          label={<Trans>Decorative: it says nothing that the text beside it does not</Trans>}
          onChange={({ target }) => {
            setIsDecorative(target.checked)
            setMessage(undefined)
          }}
        />
        <div className="media-describe-foot">
          <Button isBusy={isBusy} type="submit">
            <Trans>Use this picture</Trans>
          </Button>
          <Button onClick={onBack} variant="outline">
            <Trans>Choose another picture</Trans>
          </Button>
        </div>
      </div>
    </form>
  )
}
