import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ConfirmAction } from '#app/workspace/form/confirm-action.tsx'
import { RecordLanguages } from '#app/workspace/form/record-languages.tsx'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { removeTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import { DeliveryTermsForm } from './delivery-terms-form.tsx'
import { deliveryName, kindNames } from './delivery-words.ts'
import { DeliveryWordsForm } from './delivery-words-form.tsx'
import { RatesForm } from './rates-form.tsx'
import type { DeliveryProps, DeliverySheetProps } from './shop-props.ts'
import { SlotsForm } from './slots-form.tsx'
import { ZonesForm } from './zones-form.tsx'

/** One way of delivery: its words in a language, its terms, what it costs, where and when it goes. */
export function DeliverySheet({ language, languages, ...props }: DeliverySheetProps) {
  const { delivery, canEdit, onChanged } = props
  const { t, i18n } = useLingui()
  const { kind, words, booked, isActive } = delivery
  const { code } = language
  const standard = languages.find(({ isDefault }) => isDefault)?.code ?? ''
  return (
    <SideSheet
      meta={
        <>
          <span className="ws-state" data-tone={isActive ? 'good' : 'none'}>
            {isActive ? <Trans>Offered</Trans> : <Trans>Not offered</Trans>}
          </span>
          <span>{i18n._(kindNames[kind])}</span>
          {booked > 0 && <Plural one="# time booked" other="# times booked" value={booked} />}
        </>
      }
      title={<bdi>{deliveryName(delivery, [code, standard])}</bdi>}
    >
      <RecordLanguages
        chosen={code}
        languages={languages}
        stateOf={(each) =>
          words[each]
            ? { label: t`Written`, tone: 'good' }
            : { label: t`No words yet`, tone: 'warning' }
        }
      />
      <DeliveryWordsForm {...props} key={code} language={language} />
      <DeliveryTermsForm {...props} />
      {kind === 'post' && <RatesForm {...props} />}
      {kind === 'own_van' && <ZonesForm {...props} />}
      {kind !== 'post' && <SlotsForm {...props} />}
      {canEdit && <Removal delivery={delivery} onChanged={onChanged} />}
    </SideSheet>
  )
}

function Removal({
  delivery: { id, rev },
  onChanged,
}: Pick<DeliveryProps, 'delivery' | 'onChanged'>) {
  const { close } = useList()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <section className="ws-actions">
      <Button onClick={() => setIsAsked(true)} size="s" variant="outline">
        <Trans>Remove this way of delivery</Trans>
      </Button>
      <ConfirmAction
        description={<Trans>Its words, prices and times are gone in all languages.</Trans>}
        isOpen={isAsked}
        label={<Trans>Remove</Trans>}
        onClose={() => setIsAsked(false)}
        onDone={() => {
          close()
          void onChanged()
        }}
        run={(idempotencyKey) => removeTwice(`/admin/deliveries/${id}?rev=${rev}`, idempotencyKey)}
        title={<Trans>Remove this way of delivery?</Trans>}
      />
    </section>
  )
}
