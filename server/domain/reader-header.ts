/** Names with a call whom the page takes its reader for, by their id: a call of anybody else's is refused, and does nothing. */
export const readerHeader = 'x-reader'
