/** Stylesheets that did not come. */
const missing = new Set<HTMLLinkElement>()

/**
 * Loads code with its stylesheets. The build's own loader asks for a stylesheet once on a page, also where it did not come: those that
 * are missing come first here, and nothing is loaded while one of them does not.
 */
export async function withStyles<Code>(load: () => Promise<Code>): Promise<Code> {
  await Promise.all([...missing].map(fetchAgain))
  document.addEventListener('error', note, true)
  return load()
}

function note({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target)
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  const again = document.createElement('link')
  again.rel = link.rel
  again.href = link.href
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => {
      missing.delete(link)
      resolve()
    })
    again.addEventListener('error', () => {
      again.remove()
      reject(new Error(`missing: ${link.href}`))
    })
    document.head.append(again)
  })
}
