/** A call of our webhook, signed when it is sent. */
export interface FakeNotice {
  reference: string
  event: string
  /** The signed request to this address at this time. Each call of it is a delivery of the same notice. */
  request: (url: string, at: number) => Promise<Request>
}

/** `sent` at once, `twice`, `lost` for good, or `held` until `deliver` is called. */
export type WebhookWay = 'sent' | 'twice' | 'lost' | 'held'

/** What a fake does with what it has to tell. A test changes its fields; it begins by holding everything, as it knows no address. */
export class Webhooks {
  way: WebhookWay = 'held'
  /** Where ours listens; `held` and `lost` need none. */
  url = 'http://matverk.test/api/payments/webhooks/unknown'
  /** How a request gets there: over the network unless told otherwise. */
  send: (request: Request) => Promise<Response> = (request) => fetch(request)
  /** All that were ever due, in the order in which they became so. */
  readonly all: FakeNotice[] = []
  readonly held: FakeNotice[] = []
  /** What became of each delivery: its status, or 0 where nobody answered. */
  readonly answers: number[] = []

  /** A fake calls this after each change. It waits for the deliveries, so that a test need not. */
  async add(notice: FakeNotice): Promise<void> {
    this.all.push(notice)
    if (this.way === 'held') this.held.push(notice)
    if (this.way === 'sent' || this.way === 'twice') await this.deliver(notice)
    if (this.way === 'twice') await this.deliver(notice)
  }

  /** One delivery, signed now or at another time. */
  async deliver(notice: FakeNotice, at = Date.now()): Promise<number> {
    const status = await this.send(await notice.request(this.url, at)).then(
      (response) => response.status,
      () => 0,
    )
    this.answers.push(status)
    return status
  }

  /** All that is held, in this order, and nothing is held afterwards. */
  async deliverHeld(order: (notices: FakeNotice[]) => FakeNotice[] = (all) => all): Promise<void> {
    for (const notice of order(this.held.splice(0))) await this.deliver(notice)
  }

  /** The same call with a body that was not signed. */
  async forged(notice: FakeNotice, change: (body: string) => string, at = Date.now()) {
    const real = await notice.request(this.url, at)
    return new Request(this.url, {
      ...{ method: 'POST', headers: real.headers },
      body: change(await real.text()),
    })
  }
}
