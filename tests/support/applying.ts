import type { ErrorBody } from '#domain/errors.ts'
import type { ApplicationView } from '#domain/seller-application.schema.ts'
import type { SellerDraft } from '#domain/seller-draft.ts'
import type { TestApi, Visitor } from './api.ts'
import { handedOver } from './customers.ts'
import { freeOrgNo, stepAnswers, wholeDraft } from './seller-applications.ts'

export type Answered = Partial<ErrorBody> & Partial<ApplicationView> & { httpStatus: number }
type Step = keyof SellerDraft

export async function answered(response: Response): Promise<Answered> {
  const body = (await response.json()) as Partial<ErrorBody> & Partial<ApplicationView>
  return { ...body, httpStatus: response.status }
}

/** A business that applies by the API, in a browser of its own. */
export function useApplying(api: TestApi) {
  const path = (id: string, rest: string, token?: string) =>
    `/api/seller-applications/${id}/${rest}${token === undefined ? '' : `?token=${token}`}`

  async function productIds(count = 2): Promise<string[]> {
    const { rows } = await api.database.execute({
      sql: `select id from products where kind = 'goods' and is_active = 1 and availability <> 'ended' order by id limit ?`,
      args: [count],
    })
    return rows.map(({ id }) => String(id))
  }

  async function draftOf(orgNo = freeOrgNo(), email?: string): Promise<Required<SellerDraft>> {
    const draft = wholeDraft(orgNo, await productIds())
    return email === undefined ? draft : { ...draft, contact: { ...draft.contact, email } }
  }

  async function start(visitor: Visitor, draft: Required<SellerDraft>, key?: string) {
    const headers = key === undefined ? undefined : { 'idempotency-key': key }
    return answered(await visitor.send('POST', '/api/seller-applications', draft.company, headers))
  }

  async function save(
    visitor: Visitor,
    { id = '', rev }: { id?: string; rev?: number },
    step: Step,
    answers: object,
    token?: string,
  ): Promise<Answered> {
    const body = { ...answers, rev }
    return answered(await visitor.send('PUT', path(id, `steps/${step}`, token), body))
  }

  const code = (visitor: Visitor, id: string) =>
    visitor.send('POST', path(id, 'code'), {}).then(answered)
  const confirm = (visitor: Visitor, id: string, typed: string) =>
    visitor.send('POST', path(id, 'code/confirm'), { code: typed }).then(answered)
  const submit = (
    visitor: Visitor,
    { id = '', rev }: { id?: string; rev?: number },
    key: string = crypto.randomUUID(),
  ) =>
    visitor
      .send('POST', path(id, 'submit'), { terms: true, rev }, { 'idempotency-key': key })
      .then(answered)

  /** All but sending: an application whose steps are answered and whose address is confirmed. */
  async function ready(visitor: Visitor, draft: Required<SellerDraft>): Promise<Answered> {
    const answers = stepAnswers(draft)
    let view = await start(visitor, draft)
    for (const step of ['contact', 'place', 'range'] as const)
      view = await save(visitor, view, step, answers[step])
    const id = String(view.id)
    await code(visitor, id)
    return confirm(visitor, id, await handedOver(api, 'S0-code', draft.contact.email))
  }

  return { path, productIds, draftOf, start, save, code, confirm, submit, ready }
}
