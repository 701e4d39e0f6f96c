import type { MissingGoods as Missing, OrderProgress } from '#domain/order-progress.schema.ts'
import type { OrderView } from '#domain/order-view.schema.ts'
import type { ShortAnswer } from '#domain/short-items.ts'
import { callApi } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { useSave } from '#app/ui/use-save.ts'
import { SubstituteGoods } from './substitute-goods.tsx'

interface MissingGoodsProps {
  token: string
  missing: readonly Missing[]
  words: OrderProgress['words']
  onAnswered: (order: OrderView) => void
}

/** Goods of the order that are missing: the buyer chooses what becomes of them. */
export function MissingGoods({ token, missing, words, onAnswered }: MissingGoodsProps) {
  return (
    <section className="step no-print" id="missing">
      <h2>{words.missing}</h2>
      {missing.map((item) => (
        <Question
          instead={words.instead}
          item={item}
          key={item.id}
          onAnswered={onAnswered}
          token={token}
        />
      ))}
    </section>
  )
}

interface QuestionProps {
  token: string
  item: Missing
  instead: string
  onAnswered: (order: OrderView) => void
}

function Question({ token, item, instead, onAnswered }: QuestionProps) {
  const { send, isBusy, message } = useSave()
  const { id, title, quantity, text, substitute, answers, answerTexts } = item
  const choose = async (answer: ShortAnswer) => {
    const body = { answer }
    const told = await send<OrderView>(
      (idempotencyKey) =>
        callApi(`/orders/${token}/missing/${id}`, { method: 'POST', body, idempotencyKey }),
      { content: body },
    )
    if (told?.ok) onAnswered(told.value)
  }
  return (
    <div className="mt-4">
      <p className="font-semibold">
        <bdi className="num">{quantity}</bdi> <span>×</span> <bdi>{title}</bdi>
      </p>
      <p className="mt-1 text-muted-foreground">{text}</p>
      {substitute && answers.includes('substitute') && (
        <div className="mt-2">
          <p>{instead}</p>
          <SubstituteGoods substitute={substitute} />
        </div>
      )}
      <p className="field-error" role="alert">
        {message}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {answers.map((answer, at) => (
          <Button
            className="needs-script"
            isBusy={isBusy}
            key={answer}
            onClick={({ detail }) => detail < 2 && void choose(answer)}
            variant="outline"
          >
            {answerTexts[at]}
          </Button>
        ))}
      </div>
    </div>
  )
}
