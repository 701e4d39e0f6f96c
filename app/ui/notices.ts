/** All that a message is made of, fetched as one: where a part of it were missing, none could be shown. */
export { toast } from 'sonner'
export { endsAtLast, noticePlace } from './notice-place.ts'
export { hasLeft, shopNotice } from './shop-notice.ts'
export { Toaster } from './toaster.tsx'
