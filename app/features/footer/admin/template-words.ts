import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { footerTemplates } from '#domain/footer.ts'

type TemplateId = (typeof footerTemplates)[number]['id']

/** The nine colour schemes by name, and what each is like. */
export const templateWords: Record<
  TemplateId,
  { name: MessageDescriptor; description: MessageDescriptor }
> = {
  'soft-blue': { name: msg`Soft Blue`, description: msg`A calm, pale blue with navy links` },
  'warm-cream': { name: msg`Warm Cream`, description: msg`Cream and brown, like fresh bread` },
  'lavender-mist': {
    name: msg`Lavender Mist`,
    description: msg`A light violet with deep purple links`,
  },
  'mint-fresh': { name: msg`Mint Fresh`, description: msg`A cool green for fresh goods` },
  'coral-sunset': { name: msg`Coral Sunset`, description: msg`A warm peach with brick-red links` },
  'sky-light': { name: msg`Sky Light`, description: msg`A clear, light blue with petrol links` },
  'rose-garden': { name: msg`Rose Garden`, description: msg`A soft pink with raspberry links` },
  'stone-elegant': { name: msg`Stone Elegant`, description: msg`Warm grey and dark stone` },
  'ocean-depth': { name: msg`Ocean Depth`, description: msg`Deep blue with light text` },
}
