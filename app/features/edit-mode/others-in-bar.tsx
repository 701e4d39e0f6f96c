import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguageName } from '#app/platform/use-language-name.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useEditing } from './editing-context.ts'
import { nameOf, type TextKey } from './text-key.ts'
import { textName } from './text-names.ts'
import type { Other } from './use-presence.ts'

/** Who else edits what stands on this page, and which text of it they have open. */
export function OthersInBar() {
  const { presences, language, texts } = useEditing()
  const standsHere = (other: TextKey) => texts.byName.has(nameOf(other))
  // The menu and the footer are on every page: who writes there in another language is far away.
  const here = presences.others.filter(
    ({ page, key, language: theirs }) =>
      page === presences.page || (key !== null && theirs === language && standsHere({ page, key })),
  )
  return (
    <div className="edit-bar-others" role="status">
      {here.length > 0 && (
        <p>
          <Trans>Also here:</Trans>
          {here.map((other, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two people may have one name
            <OtherPerson key={at} other={other} />
          ))}
        </p>
      )}
    </div>
  )
}

function OtherPerson({ other }: { other: Other }) {
  const { language } = useEditing()
  const languageName = useLanguageName()
  const { name, page, key } = other
  const { i18n } = useLingui()
  const text = key === null ? undefined : textName(i18n, { page, key })
  return (
    <>
      {' '}
      <span>
        <Icon name="user" size="s" />
        <bdi>{name}</bdi>
        {other.language !== language && (
          <>
            {' '}
            <span>·</span> <bdi>{languageName(other.language)}</bdi>
          </>
        )}
        {text && <span>{` · ${text}`}</span>}
      </span>
    </>
  )
}
