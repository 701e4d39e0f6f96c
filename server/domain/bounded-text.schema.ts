import * as v from 'valibot'
import type { ErrorCode } from './errors.ts'
import { canBeName, cleanLine } from './typed-text.ts'

/** How much longer a line may come than it is kept: accents typed apart take up to four characters a letter. */
const roomToClean = 4

/**
 * A text of a request, of at most `most` UTF-16 code units as it comes. Each text that a request may hold begins with this, so that one
 * that is too long is refused unread: the transformation ends the pipe, and whatever follows it is not run. Half a surrogate pair, which
 * neither databases nor hashes take, becomes U+FFFD.
 */
export function boundedText(
  most: number,
  tooLong: ErrorCode = 'invalid_input',
  noText: ErrorCode = 'invalid_input',
) {
  return v.pipe(
    v.string(noText),
    v.maxLength(most, tooLong),
    v.transform((text) => text.toWellFormed()),
  )
}

/** One line of at most `most` characters without what nobody sees. */
export function boundedLine(most: number, tooLong?: ErrorCode, noText?: ErrorCode) {
  return v.pipe(
    boundedText(roomToClean * most, tooLong, noText),
    v.transform(cleanLine),
    v.maxLength(most, tooLong),
  )
}

/** The same of what something is called, which nobody may leave out: with a letter, a digit or an emoji in it. */
export function boundedName(most: number, tooLong: ErrorCode, missing: ErrorCode) {
  return v.pipe(boundedLine(most, tooLong), v.check(canBeName, missing))
}

/** An id that the server has made. */
export function uuid(unknown?: ErrorCode) {
  return v.pipe(boundedText(36, unknown), v.uuid(unknown))
}
