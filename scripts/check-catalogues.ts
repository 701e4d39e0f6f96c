import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { appConfig } from '#config'

// Every text in the code stands in every catalogue, translated, and the catalogues hold nothing else.
const folders = ['app/i18n/locales', 'app/i18n/seldom', 'app/i18n/workspace', 'server/i18n/locales']
const kept = mkdtempSync(join(tmpdir(), 'matverk-catalogues-'))
for (const folder of folders) cpSync(folder, join(kept, folder), { recursive: true })
try {
  const extracted = spawnSync('lingui', ['extract', '--clean'], { encoding: 'utf8' })
  if (extracted.status !== 0) throw new Error(extracted.stdout + extracted.stderr)
  const problems = folders.flatMap((folder) =>
    appConfig.catalogues.flatMap((code) => problemsOf(folder, code)),
  )
  if (problems.length > 0) throw new Error(problems.join('\n'))
} finally {
  for (const folder of folders) cpSync(join(kept, folder), folder, { recursive: true })
  rmSync(kept, { recursive: true })
}

function problemsOf(folder: string, code: string): string[] {
  const file = `${folder}/${code}.po`
  const now = entries(readFileSync(file, 'utf8'))
  const before = entries(readFileSync(join(kept, file), 'utf8'))
  const missing = [...now.keys()].filter((id) => !before.has(id))
  const stale = [...before.keys()].filter((id) => !now.has(id))
  const untranslated = [...before]
    .filter(([id, text]) => id !== '' && text === '')
    .map(([id]) => id)
  return [
    ...missing.map((id) => `${file}: run \`npx lingui extract --clean\`, not yet there: ${id}`),
    ...stale.map((id) => `${file}: no longer in the code: ${id}`),
    ...untranslated.map((id) => `${file}: not translated: ${id}`),
  ]
}

/** Message by id; texts over several lines are put together. */
function entries(po: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const block of po.split(/\n\n+/u)) {
    const part = (name: string) => {
      const match = new RegExp(`^${name} ((?:".*"\\n?)+)`, 'mu').exec(block)
      return (match?.[1] ?? '')
        .split('\n')
        .map((line) => line.slice(1, -1))
        .join('')
    }
    if (/^msgid /mu.test(block)) found.set(part('msgid'), part('msgstr'))
  }
  return found
}
