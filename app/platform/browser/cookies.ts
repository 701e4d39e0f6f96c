/** A cookie that scripts may read; undefined where there is none. */
export function readCookie(name: string): string | undefined {
  try {
    const pairs = document.cookie.split('; ').map((pair) => pair.split('='))
    return pairs.find(([each]) => each === name)?.[1]
  } catch {
    return undefined
  }
}

/** Keeps a cookie that scripts may read, for so many seconds. False where the browser keeps none. */
export function keepCookie(name: string, value: string, maxAgeS: number): boolean {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeS}; SameSite=Lax${secure}`
  } catch {
    return false
  }
  return readCookie(name) === value
}
