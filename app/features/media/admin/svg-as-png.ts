const longest = 2000

/**
 * A drawing as a PNG of 2,000 px on its longer side, made here: an `img` runs nothing of what is in it, and the library takes no SVG.
 * Undefined where the browser cannot draw it. Other files come back as they are.
 */
export async function svgAsPng(file: File): Promise<File | undefined> {
  if (file.type !== 'image/svg+xml' && !/\.svg$/iu.test(file.name)) return file
  try {
    const picture = new Image()
    picture.src = await dataAddress(file)
    await picture.decode()
    const [width, height] = [picture.naturalWidth || 300, picture.naturalHeight || 300]
    const scale = longest / Math.max(width, height)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(width * scale))
    canvas.height = Math.max(1, Math.round(height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    return png
      ? new File([png], file.name.replace(/\.svg$/iu, '.png'), { type: 'image/png' })
      : undefined
  } catch {
    return undefined
  }
}

/** The page's policy lets pictures come from here and from `data:` alone. */
async function dataAddress(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return `data:image/svg+xml;base64,${btoa(text)}`
}
