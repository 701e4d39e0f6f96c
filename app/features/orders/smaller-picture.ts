/** Large enough to see what is broken. */
const longestSide = 2000
const quality = 0.85

/**
 * A picture small enough for a phone's connection, without where and when it was taken. One that this browser cannot read goes as it
 * is: the server says what it makes of it.
 */
export async function smallerPicture(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const pen = canvas.getContext('2d')
    if (!pen) return file
    // JPEG has no transparency: what is clear would turn black.
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const small = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality),
    )
    return small && small.size < file.size ? small : file
  } catch {
    return file
  }
}
