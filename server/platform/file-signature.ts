/** All that a signature may look at: the rest of a file is not read for it. */
const headBytes = 4100

/** What a file is by its first bytes, as `image/jpeg`; undefined where they say nothing. */
export async function signatureOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  // Loaded on use: only an upload is looked at so closely.
  const { fileTypeFromBuffer } = await import('file-type')
  try {
    return (await fileTypeFromBuffer(bytes.subarray(0, headBytes)))?.mime
  } catch {
    return undefined
  }
}
