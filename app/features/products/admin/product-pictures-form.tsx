import '#app/styles/workspace-links.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminProduct } from '#domain/admin-products.schema.ts'
import type { Tint } from '#domain/catalog.ts'
import type { MediaItem } from '#domain/media.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import { mostPictures } from '#domain/product-pictures.schema.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { moved } from '#app/workspace/links/link-draft.ts'
import { MoveButtons } from '#app/workspace/links/move-buttons.tsx'
import { RowButton } from '#app/workspace/links/row-button.tsx'
import { SortableRow } from '#app/workspace/links/sortable-row.tsx'
import { SortableRows } from '#app/workspace/links/sortable-rows.tsx'
import { DescribeDialog } from '#app/features/media/admin/describe-dialog.tsx'
import { MediaPicker } from '#app/features/media/admin/media-picker.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import type { Elements } from '#app/ui/elements.ts'
import { Icon } from '#app/ui/icon.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { useForm } from '#app/ui/use-form.ts'
import type { ProductProps } from './product-props.ts'

/** A picture as it is listed here: one that the product has, or one of the library that it is about to take. */
interface Shown {
  id: string
  mediaId: string | null
  src: string
  altTexts: Record<string, string>
  isDecorative: boolean
}

type PicturesFormProps = Pick<
  ProductProps,
  'product' | 'languages' | 'start' | 'canEdit' | 'onChanged'
>

/** A product's pictures in their order: the first is the one that cards, carts and letters show. */
export function ProductPicturesForm(props: PicturesFormProps) {
  const { product, languages, start, canEdit, onChanged } = props
  const { t } = useLingui()
  const { id, rev, tint } = product
  const saved = product.pictures.map((picture) => picture.id).join(' ')
  const form = useForm({ pictures: saved }, onChanged, rev)
  const [taken, setTaken] = useState<readonly MediaItem[]>([])
  const [isChoosing, setIsChoosing] = useState(false)
  const [described, setDescribed] = useState<string>()
  const ids = form.values.pictures.split(' ').filter(Boolean)
  const shown = ids.flatMap((each) => shownOf(each, product, taken) ?? [])
  const set = (next: readonly string[]) => form.change({ pictures: next.join(' ') })
  const save = async () => {
    const body = { rev: form.rowRev, pictures: ids }
    const done = await form.send((idempotencyKey) =>
      callTwice<AdminProduct>(`/admin/products/${id}/pictures`, {
        method: 'PUT',
        body,
        idempotencyKey,
      }),
    )
    if (done) notifyStaff.success(t`Saved`)
  }
  const nameOf = (key: string) => {
    const number = ids.indexOf(key) + 1
    return t`Picture ${number}`
  }
  return (
    <>
      <RecordForm
        canEdit={canEdit}
        isDirty={form.changed.length > 0}
        onCancel={form.reset}
        onSave={save}
        saving={{ ...form, message: form.message ?? form.field('pictures').error }}
      >
        {form.field('pictures').hint && <SavedMeanwhile product={product} />}
        {shown.length === 0 ? (
          <p className="ws-quiet py-4">
            <Trans>No pictures yet. Visitors see the ground of its category alone.</Trans>
          </p>
        ) : (
          <SortableRows
            keys={ids}
            nameOf={nameOf}
            onDrop={({ from, to }) => set(moved(ids, from, to))}
          >
            <ol className="ws-links">
              {shown.map((picture, at) => (
                <PictureRow
                  buttons={
                    canEdit && (
                      <MoveButtons
                        at={at}
                        count={shown.length}
                        name={nameOf(picture.id)}
                        onMove={(to) => set(moved(ids, at, to))}
                      />
                    )
                  }
                  canEdit={canEdit}
                  isPrimary={at === 0}
                  key={picture.id}
                  languages={languages}
                  name={nameOf(picture.id)}
                  onDescribe={
                    isAllowed(start, 'content.edit') && picture.mediaId
                      ? () => setDescribed(picture.mediaId ?? undefined)
                      : undefined
                  }
                  onRemove={() => set(ids.filter((each) => each !== picture.id))}
                  picture={picture}
                  tint={tint}
                />
              ))}
            </ol>
          </SortableRows>
        )}
        {canEdit && <AddButton count={ids.length} onPress={() => setIsChoosing(true)} />}
      </RecordForm>
      <MediaPicker
        describedIn="default"
        isOpen={isChoosing}
        kind="picture"
        onChosen={(item) => {
          setTaken([...taken.filter((each) => each.id !== item.id), item])
          const isThere = shown.some(({ mediaId }) => mediaId === item.id)
          if (!isThere) set([...ids, item.id])
        }}
        onClose={() => setIsChoosing(false)}
      />
      <DescribeDialog
        languages={languages}
        mediaId={described}
        onClose={() => setDescribed(undefined)}
        onDescribed={() => void onChanged()}
      />
    </>
  )
}

/** What somebody else has saved, beside what is chosen here. */
function SavedMeanwhile({ product: { pictures, tint } }: Pick<PicturesFormProps, 'product'>) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="ws-quiet">
        <Trans>Now saved:</Trans>
      </span>
      {pictures.map((picture) => (
        <img
          alt=""
          className={`tint-${tint} size-12 bg-[var(--t)] object-contain`}
          key={picture.id}
          src={picture.processedUrl ?? picture.originalUrl}
        />
      ))}
    </div>
  )
}

function AddButton({ count, onPress }: { count: number; onPress: () => void }) {
  const { t } = useLingui()
  const isFull = count >= mostPictures
  return (
    <div>
      <Button
        aria-disabled={isFull}
        onClick={() => !isFull && onPress()}
        size="s"
        variant="outline"
      >
        <Icon name="plus" size="s" />
        <Trans>Add a picture</Trans>
      </Button>
      {isFull && <p className="ws-quiet">{t`A product has at most ${mostPictures} pictures.`}</p>}
    </div>
  )
}

function shownOf(
  id: string,
  { pictures }: AdminProduct,
  taken: readonly MediaItem[],
): Shown | undefined {
  const own = pictures.find((picture) => picture.id === id || picture.mediaId === id)
  if (own) return { ...own, id, src: own.processedUrl ?? own.originalUrl }
  const item = taken.find((each) => each.id === id)
  return item && { ...item, mediaId: item.id, src: item.address }
}

interface PictureRowProps {
  picture: Shown
  name: string
  isPrimary: boolean
  tint: Tint
  canEdit: boolean
  languages: ProductProps['languages']
  buttons: Elements
  onRemove: () => void
  onDescribe: (() => void) | undefined
}

function PictureRow(props: PictureRowProps) {
  const { picture, name, isPrimary, tint, canEdit, languages, buttons } = props
  const { t } = useLingui()
  return (
    <SortableRow id={picture.id} isFixed={!canEdit} name={name}>
      <span className="flex min-w-0 items-center gap-3">
        <span
          className={`tint-${tint} size-18 flex-none overflow-hidden rounded-[var(--radius-s)] bg-[var(--t)]`}
        >
          <img alt="" className="size-full object-contain" src={picture.src} />
        </span>
        <span className="grid min-w-0 gap-0.5">
          <span className="flex flex-wrap items-center gap-x-2">
            <strong>{name}</strong>
            {isPrimary && (
              <span className="ws-state" data-tone="good">
                <Trans>Shown first</Trans>
              </span>
            )}
          </span>
          <AltState languages={languages} picture={picture} />
          {props.onDescribe && (
            <Button
              className="justify-self-start"
              onClick={props.onDescribe}
              size="s"
              variant="plain"
            >
              <Trans>Describe it</Trans>
            </Button>
          )}
        </span>
      </span>
      <span className="ws-row-buttons">
        {buttons}
        {canEdit && <RowButton icon="trash-2" label={t`Remove ${name}`} onPress={props.onRemove} />}
      </span>
    </SortableRow>
  )
}

/** In how many languages a picture is described; one that came with the site is described by the product's name. */
function AltState({ picture, languages }: Pick<PictureRowProps, 'picture' | 'languages'>) {
  const { mediaId, isDecorative, altTexts } = picture
  const count = languages.length
  const missing = languages.filter(({ code }) => !altTexts[code]).length
  if (!mediaId || isDecorative)
    return (
      <small className="ws-quiet">
        {mediaId ? (
          <Trans>Decorative, not read out</Trans>
        ) : (
          <Trans>Described by the product’s name</Trans>
        )}
      </small>
    )
  if (missing === 0)
    return (
      <small className="ws-quiet">
        <Plural one="Described in # language" other="Described in # languages" value={count} />
      </small>
    )
  return (
    <small className="ws-state font-normal" data-tone="warn">
      <Plural
        one="No description in # language"
        other="No description in # languages"
        value={missing}
      />
    </small>
  )
}
