import { workerdPids } from '#scripts/worker-pids.ts'
import { startMailCatcher } from '#tests/support/mail-catcher.ts'
import { letterOfThreeLanguages, newslettersIn, readersOf } from '#tests/support/newsletters.ts'
import { startSite } from '#tests/support/site.ts'
import { processorMs } from './processor-time.ts'

/**
 * Processor time of the Worker and the database for one mail of a newsletter, in ms, from its claim to the mark after it: over a mail
 * server in this process, in a site of its own that has sent one newsletter before.
 */
export async function mailOfNewsletter({ mails }: { mails: number }): Promise<number> {
  const others = workerdPids()
  const catcher = await startMailCatcher()
  const site = await startSite({ ...catcher.settings, NEWSLETTER_PER_MINUTE: '99999' })
  const pids = [...workerdPids().filter((pid) => !others.includes(pid)), site.databasePid]
  const { newsletter, subscribe, forget, rows } = newslettersIn(() => site.database)
  async function spentOn(count: number): Promise<number> {
    await forget()
    await subscribe(readersOf(count))
    await newsletter(letterOfThreeLanguages)
    const before = processorMs(pids)
    while ((await rows(`select 1 from newsletters where status <> 'sent'`)).length > 0)
      await site.worker.tick()
    return processorMs(pids) - before
  }
  await spentOn(mails / 10)
  const spent = await spentOn(mails)
  await site.stop()
  await catcher.stop()
  if (catcher.caught.length !== mails * 1.1)
    throw new Error('not everybody got the newsletter once')
  return spent / mails
}
