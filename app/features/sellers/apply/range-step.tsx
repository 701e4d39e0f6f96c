import { Trans, useLingui } from '@lingui/react/macro'
import type { ApplicationGoods } from '#domain/seller-application.schema.ts'
import { sellerPayments, sellerVolumes } from '#domain/seller-draft.ts'
import { longestStory } from '#domain/sellers.ts'
import { GoodsChoice } from '#app/features/sellers/goods-choice.tsx'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { paymentWords, volumeWords } from './range-words.ts'
import { StepFrame } from './step-frame.tsx'
import { FieldError, Marked } from './step-notes.tsx'
import { type StepProps, useStep } from './use-step.tsx'

/** Step 4: which goods, how much, and what customers read of the business. */
export function RangeStep({
  application,
  goods,
  onBack,
  onNext,
}: StepProps & { goods: ApplicationGoods['goods'] }) {
  const { t, i18n } = useLingui()
  const range = application.view?.draft.range
  const form = useStep(application, {
    step: 'range',
    saved: {
      productIds: JSON.stringify(range?.productIds ?? []),
      volume: range?.volume ?? '',
      hasColdChain: range ? String(range.hasColdChain) : '',
      payment: range?.payment ?? '',
      story: range?.story ?? '',
    },
    bodyOf: ({ productIds, hasColdChain, ...values }) => ({
      ...values,
      productIds: JSON.parse(productIds) as string[],
      hasColdChain: hasColdChain === '' ? null : hasColdChain === 'true',
    }),
  })
  const submit = async () => {
    if (await form.save()) onNext()
  }
  const cold = form.part('hasColdChain')
  const payment = form.part('payment')
  return (
    <StepFrame
      isBusy={form.isBusy}
      lede={<Trans>It binds nobody. It tells us what to have ready for you.</Trans>}
      message={form.message}
      next={<Trans>Next: look it over</Trans>}
      onBack={onBack}
      onSubmit={() => void submit()}
      title={<Trans>What would you like to sell?</Trans>}
    >
      <section className="step">
        <h2 className="sr-only">
          <Trans>The goods</Trans>
        </h2>
        <div className="step-fields">
          <div id={form.part('productIds').id} tabIndex={-1}>
            <Marked isMarked={form.isMarked('products')} />
            <GoodsChoice
              chosen={JSON.parse(form.values.productIds) as string[]}
              goods={goods}
              legend={t`Our goods`}
              onChoose={(ids) => form.change({ productIds: JSON.stringify(ids) })}
            />
            <FieldError text={form.part('productIds').error} />
          </div>
          <SelectField
            {...form.field('volume')}
            hint={form.hintAt('volume')}
            label={t`How much in a month`}
          >
            <option value="">{t`Choose`}</option>
            {sellerVolumes.map((each) => (
              <option key={each} value={each}>
                {i18n._(volumeWords[each])}
              </option>
            ))}
          </SelectField>
          <div id={cold.id} tabIndex={-1}>
            <Marked isMarked={form.isMarked('coldChain')} />
            <ChoiceCards
              choices={[
                { value: 'true', label: t`Yes` },
                { value: 'false', label: t`No` },
              ]}
              error={cold.error}
              legend={t`Can you keep goods cold, from delivery to customer?`}
              name="hasColdChain"
              onChange={(hasColdChain) => form.change({ hasColdChain })}
              value={form.values.hasColdChain}
            />
          </div>
          <div id={payment.id} tabIndex={-1}>
            <Marked isMarked={form.isMarked('payment')} />
            <ChoiceCards
              choices={sellerPayments.map((each) => ({
                value: each,
                label: i18n._(paymentWords[each]),
              }))}
              error={payment.error}
              legend={t`How would you like to pay?`}
              name="payment"
              onChange={(chosen) => form.change({ payment: chosen })}
              value={form.values.payment}
            />
          </div>
          <TextArea
            {...form.field('story')}
            dir="auto"
            hint={form.hintAt('story', t`Customers read it on your page, in your own words.`)}
            isOptional
            label={t`Tell about yourselves`}
            maxLength={longestStory}
          />
        </div>
      </section>
    </StepFrame>
  )
}
