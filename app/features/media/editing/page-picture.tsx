import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { isAllowed } from '#domain/permissions.ts'
import { MediaPicker } from '#app/features/media/admin/media-picker.tsx'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { useSession } from '#app/platform/use-session.ts'
import { Button } from '#app/ui/button.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { choosePagePicture, keepDrawing, readPagePicture } from './page-picture-api.ts'

const root = getRouteApi('__root__')

/** What the page is shown with where it is shared: drawn from its title, or chosen from the library. */
export function PagePicture({ page, title }: { page: string; title: string }) {
  const { t } = useLingui()
  const { company } = root.useLoaderData()
  const { user } = useSession()
  const queries = useQueryClient()
  const queryKey = ['page-picture', page, currentLanguageCode()]
  const {
    data: picture,
    isPending,
    isError,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: async () => (await readPagePicture(page)) ?? null,
  })
  const [isChoosing, setIsChoosing] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const canChoose = user !== undefined && isAllowed(user, 'content.publish')

  async function draw(): Promise<void> {
    setIsBusy(true)
    const isKept = await keepDrawing({ page, title, company })
    setIsBusy(false)
    if (!isKept) notifyStaff.error(t`The picture could not be made. Try again in a moment.`)
    await queries.invalidateQueries({ queryKey })
  }
  async function choose(mediaId: string | null): Promise<void> {
    const answer = await choosePagePicture(page, { mediaId, rev: picture?.rev ?? 0 })
    if (!answer.ok)
      notifyStaff.error(
        answer.reason === 'refused'
          ? answer.error.message
          : t`We cannot reach the server. Nothing was changed. Try again in a moment.`,
      )
    else if (mediaId === null) return draw()
    await queries.invalidateQueries({ queryKey })
  }

  // Nothing is chosen over what nobody could read.
  if (isError)
    return (
      <section className="edit-unplaced">
        <h3>
          <Trans>Picture where the page is shared</Trans>
        </h3>
        <p role="alert">
          <Trans>It could not be read.</Trans>
        </p>
        <div className="edit-choices">
          <Button onClick={() => void refetch()} size="s" variant="outline">
            <Trans>Try again</Trans>
          </Button>
        </div>
      </section>
    )
  return (
    <section className="edit-unplaced">
      <h3>
        <Trans>Picture where the page is shared</Trans>
      </h3>
      {picture ? (
        <img
          alt={t`Picture where the page is shared`}
          className="edit-page-picture"
          height={picture.height}
          src={picture.address}
          width={picture.width}
        />
      ) : (
        !isPending && (
          <p>
            <Trans>There is none in this language yet.</Trans>
          </p>
        )
      )}
      <div className="edit-choices">
        {!picture?.isChosen && (
          <Button
            disabled={title === ''}
            isBusy={isBusy}
            onClick={() => void draw()}
            size="s"
            variant="outline"
          >
            <Trans>Make it from the title</Trans>
          </Button>
        )}
        {canChoose && picture?.isChosen && (
          <Button isBusy={isBusy} onClick={() => void choose(null)} size="s" variant="outline">
            <Trans>Make it from the title instead</Trans>
          </Button>
        )}
        {canChoose && (
          <Button onClick={() => setIsChoosing(true)} size="s" variant="outline">
            <Trans>Choose a picture</Trans>
          </Button>
        )}
      </div>
      <MediaPicker
        isOpen={isChoosing}
        kind="picture"
        onChosen={({ id }) => void choose(id)}
        onClose={() => setIsChoosing(false)}
      />
    </section>
  )
}
