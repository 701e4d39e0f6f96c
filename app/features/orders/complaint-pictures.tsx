import { useLingui } from '@lingui/react/macro'
import type { ComplaintView } from '#domain/after-sale.schema.ts'
import { mostComplaintPictures } from '#domain/after-sale.ts'
import type { OrderView } from '#domain/order-view.schema.ts'
import { FormError } from '#app/ui/form-error.tsx'
import { PictureInput } from './picture-input.tsx'
import { useSentPictures } from './use-sent-pictures.ts'

interface ComplaintPicturesProps {
  pictures: ComplaintView['pictures']
  addressOf: (picture: string) => string
  /** Left out where no more can be added. */
  adding?: {
    token: string
    complaint: string
    onChanged: (order: OrderView) => void
  }
}

/** The pictures of a complaint, and room for more while nobody has answered it. */
export function ComplaintPictures({ pictures, addressOf, adding }: ComplaintPicturesProps) {
  const { t } = useLingui()
  const isFull = pictures.length >= mostComplaintPictures
  return (
    <>
      {pictures.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-3">
          {pictures.map(({ id, width, height }, index) => (
            <li key={id}>
              <a href={addressOf(id)} rel="noopener" target="_blank">
                <img
                  alt={t`Picture ${index + 1} of the complaint`}
                  className="h-32 w-auto rounded-m object-cover"
                  height={height}
                  loading="lazy"
                  src={addressOf(id)}
                  width={width}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {adding && !isFull && <MorePictures {...adding} />}
    </>
  )
}

function MorePictures({
  token,
  complaint,
  onChanged,
}: NonNullable<ComplaintPicturesProps['adding']>) {
  const { t } = useLingui()
  const { send, isBusy, message } = useSentPictures(token)
  const add = async (files: readonly File[]) => {
    const { order } = await send(complaint, files)
    if (order) onChanged(order)
  }
  return (
    <div className="mt-3 needs-script no-print">
      <FormError text={message} />
      <PictureInput isBusy={isBusy} label={t`Add pictures`} onChoose={(files) => void add(files)} />
    </div>
  )
}
