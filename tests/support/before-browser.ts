import { buildIfNeeded } from '#scripts/build.ts'
import { templateFolder } from './template.ts'

/** Before the first browser test: the build of these sources and the template database. */
export default async function beforeBrowser(): Promise<void> {
  buildIfNeeded()
  await templateFolder()
}
